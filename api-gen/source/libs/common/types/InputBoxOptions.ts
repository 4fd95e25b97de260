export interface InputBoxOptions {
  title?: string;
  value?: string;
  prompt?: string;
  placeHolder?: string;
}
