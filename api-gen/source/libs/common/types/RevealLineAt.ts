export declare enum RevealLineAt {
  top = 'top',
  center = 'center',
  bottom = 'bottom',
}
