// What an answer is called where its own name does not say enough: "done" may be no attack, nobody, to go back.
import type { Message } from '../../api/types';
import type { Texts } from '../../texts';

export function answerName(texts: Texts, asked: Message, element: string): string | null {
  const [kind = ''] = element.split('/');
  const key = `web-wk-answer-${asked.key.replace('prompt-', '')}-${kind}`;
  return texts.has(key) ? texts.get(key, { what: texts.element(element) }) : null;
}
