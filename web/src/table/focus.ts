// The focus never falls to the page: when what has it goes away, the question gets it.

/** Watches over a table; gives back how to stop. */
export function holdFocus(table: HTMLElement): () => void {
  let held: Element | null = null;
  const remember = (event: FocusEvent): void => void (held = event.target as Element);
  const leave = (event: FocusEvent): void => {
    // Somebody clicked beside it, or went elsewhere: it is still there, and it is his will.
    if (held?.isConnected && !held.matches(':disabled') && event.relatedTarget === null) held = null;
  };
  const look = (): void => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (!held || !isLost || (held.isConnected && !held.matches(':disabled'))) return;
    held = null;
    table.querySelector<HTMLElement>('#question .prompt, #scene')?.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled'] });
  table.addEventListener('focusin', remember);
  table.addEventListener('focusout', leave);
  return () => {
    watch.disconnect();
    table.removeEventListener('focusin', remember);
    table.removeEventListener('focusout', leave);
  };
}
