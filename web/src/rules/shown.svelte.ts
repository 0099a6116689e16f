/** The rule that is shown over the page, if any. */
export const shown: { rule: string | null } = $state({ rule: null });
