// Where a board with a map has its map, the strip above it and its panels.

/** How large the parts of a board are, and what follows from that. */
export class Layout {
  width = $state(0);
  height = $state(0);
  /** The height of the strip above the map. */
  top = $state(0);
  /** The height of the panels. */
  high = $state(0);
  frame: HTMLElement | undefined = $state();

  /** `tab`: the part that a phone shows; none: all of it. Below `narrow` pixels nothing floats over the map. */
  constructor(
    private readonly shown: () => string | null,
    private readonly narrow: number,
  ) {}

  get tab(): string | null {
    return this.shown();
  }

  get isSmall(): boolean {
    return this.tab !== null || this.width < this.narrow;
  }

  /** Nothing floats over the map then: it comes first, the panels below it. While the width is not known nothing is laid out anew. */
  get isWhole(): boolean {
    return this.isSmall && this.tab === null && this.width > 0;
  }
}
