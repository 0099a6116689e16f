// A list that scrolls tells where it goes on: `data-above` and `data-below`, for a fade at that edge.
import type { Attachment } from 'svelte/attachments';

/** What a list is seen to be: how far it was scrolled, how much of it is in sight, how much there is. */
export interface Box {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Less than this is no row: heights are rounded. */
const SLACK = 4;

export const edgesOf = ({ scrollTop, clientHeight, scrollHeight }: Box): { above: boolean; below: boolean } => ({
  above: scrollTop > SLACK,
  below: scrollTop + clientHeight < scrollHeight - SLACK,
});

/** Keeps `data-above` and `data-below` of a list, and `data-short` while all of it is at most so high. */
export const edges = (short = 0): Attachment<HTMLElement> => (node) => {
  function look(): void {
    node.toggleAttribute('data-short', node.scrollHeight <= short);
    const { above, below } = edgesOf(node);
    node.toggleAttribute('data-above', above);
    node.toggleAttribute('data-below', below);
  }
  const resize = new ResizeObserver(look);
  resize.observe(node);
  const change = new MutationObserver(() => {
    node.scrollTop = 0;
    look();
  });
  change.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', look, { passive: true });
  return () => {
    resize.disconnect();
    change.disconnect();
    node.removeEventListener('scroll', look);
  };
};
