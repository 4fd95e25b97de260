/** The image that social networks show for a page. */
export interface PageImage {
  /** Path in the output folder. */
  readonly output: string;
  /** Text on the image. */
  readonly alt: string;
  readonly content: () => Promise<Uint8Array>;
}
