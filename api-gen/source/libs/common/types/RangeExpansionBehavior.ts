export declare enum RangeExpansionBehavior {
  openOpen = 0,
  closedClosed = 1,
  openClosed = 2,
  closedOpen = 3,
}
