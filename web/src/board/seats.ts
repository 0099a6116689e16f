// What tells seats apart.

/** The letter of a seat: beside its colour everywhere. */
export const letterOf = (seat: number): string => String.fromCharCode(65 + seat);
