// What an answer is called where its own name does not say enough: "done" may be to go back, to let somebody die, to draw nothing.
import type { Message } from '../../api/types';
import type { Texts } from '../../texts';

/** The event that a question names. */
const eventOf = ({ args }: Message): string | null => {
  const found = args.find(([name]) => name === 'event')?.[1];
  return found && 'elements' in found ? (found.elements[0]?.split('/')[1] ?? null) : null;
};

export function answerName(texts: Texts, asked: Message, element: string): string | null {
  const [kind = '', id = ''] = element.split('/');
  const question = asked.key.replace('prompt-', '');
  const own = [`${kind}-${id}`, kind].map((word) => `web-ck-answer-${question}-${word}`).find((key) => texts.has(key));
  if (question === 'event-option') {
    const option = `web-ck-option-${eventOf(asked)}-${id}`;
    return texts.has(option) ? texts.get(option) : null;
  }
  return own ? texts.get(own, { what: texts.element(`culture/${id}`) }) : null;
}
