import type { Assumption } from '../stage/assumption.ts';
import { personOf, pictured, pictureScene } from '../stage/scenes.ts';
import type { Stage } from '../stage/stage.ts';

const look = (
  id: string,
  assumption: string,
  question: string,
  isAssumed: boolean,
  before: (stage: Stage) => Promise<unknown>,
): Assumption => ({
  id,
  assumption,
  trial: `a person answers: ${question}`,
  async try(stage) {
    await before(stage);
    const seen = await stage.acts.isSeen(id, question);
    return { answer: [seen ? 'yes' : 'no', isAssumed ? 'yes' : 'no'] };
  },
});

const postPicture = (stage: Stage): Promise<unknown> => pictured(stage, 'looked-at');

async function mentionByEdit(stage: Stage): Promise<void> {
  const person = await personOf(stage);
  const { id } = await stage.post({ content: 'This text gets a mention.' });
  await stage.edit(id, {
    content: `A mention: <@${person}>`,
    allowed_mentions: { parse: [], users: [person] },
  });
}

async function mention(stage: Stage): Promise<void> {
  const person = await personOf(stage);
  await stage.post({ content: `A mention: <@${person}>`, allowed_mentions: { parse: [], users: [person] } });
}

export const looks: readonly Assumption[] = [
  look(
    'look-picture',
    'A phone shows a picture whole, under its text and above its buttons.',
    'Does a phone show the newest picture in #contact-test whole, under its text and above its buttons?',
    true,
    postPicture,
  ),
  look(
    'look-replaced',
    'After an edit a message shows the new picture alone.',
    'Does the message "The picture is another now" in #contact-test still show two pictures?',
    false,
    pictureScene,
  ),
  look(
    'look-mention',
    'A mention in a new message notifies.',
    'Is the newest message in #contact-test ("A mention") highlighted, or did it notify you?',
    true,
    mention,
  ),
  look(
    'look-mention-by-edit',
    'A mention that an edit adds notifies no person.',
    'Did the last change in #contact-test ("A mention") notify you by a sound or a red number?',
    false,
    mentionByEdit,
  ),
];
