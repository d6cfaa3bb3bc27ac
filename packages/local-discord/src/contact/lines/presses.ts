import type { APIMessage } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { placeOf } from '../stage/requests.ts';
import { archivedScene, formScene, lateScene, menuScene, oldScene, pictureScene } from '../stage/scenes.ts';

const parts = ({ id, content, attachments, components }: APIMessage) => ({
  id,
  content,
  files: attachments.map(({ filename, description }) => ({ filename, description })),
  components: (components ?? []).map(row => ('components' in row ? row.components : [])),
});

const formLimit = (id: string, assumption: string, place: string): Assumption => ({
  id: `most-form-${id}`,
  assumption,
  trial: 'a person presses a button; the run answers with such a form',
  async try(stage) {
    const answer = (await formScene(stage)).refused[id];
    return { answer: [answer && placeOf(answer), `400 50035 at ${place}`] };
  },
});

export const presses: readonly Assumption[] = [
  {
    id: 'press-message',
    assumption:
      'A press has its whole message: text, pictures with alt texts, and buttons, as Discord answered the posting.',
    trial: 'a person presses a button under a picture',
    async try(stage) {
      const { posted, press } = await pictureScene(stage);
      const [seen, assumed] = [parts(press.message), parts(posted)];
      return {
        text: [seen.content, assumed.content],
        pictures: [seen.files, assumed.files],
        buttons: [JSON.stringify(seen.components) === JSON.stringify(assumed.components), true],
      };
    },
  },
  {
    id: 'press-deferred',
    assumption: 'The answer to a deferred update names the pressed message.',
    trial: 'a person presses a button under a picture; the run defers',
    async try(stage) {
      const { posted, deferred } = await pictureScene(stage);
      const named = deferred.body?.interaction?.response_message_id;
      return { answer: [deferred.line, '200'], 'same message': [named === posted.id, true] };
    },
  },
  {
    id: 'press-edited',
    assumption: 'The edit after a deferred update changes the public message and replaces its picture.',
    trial: 'a person presses a button under a picture; the run replaces the picture',
    async try(stage) {
      const { edited, after } = await pictureScene(stage);
      return {
        answer: [edited.line, '200'],
        pictures: [after.body.attachments?.map(({ filename }) => filename), ['other.png']],
        text: [after.body.content, 'The picture is another now.'],
      };
    },
  },
  {
    id: 'press-late',
    assumption: 'A first answer after three seconds is refused (404, 10062).',
    trial: 'a person presses a button; the run answers after 3.5 seconds',
    try: async stage => ({ answer: [(await lateScene(stage)).line, '404 10062'] }),
  },
  {
    id: 'choice-arrives',
    assumption: 'A choice in a menu has the values in the order of the menu.',
    trial: 'a person chooses two values',
    async try(stage) {
      const { data } = (await menuScene(stage)).press;
      const values = 'values' in data ? data.values : [];
      return { kind: [data.component_type, 3], values: [values, ['one', 'two']] };
    },
  },
  {
    id: 'choice-updated',
    assumption: 'The answer to an update has the changed message.',
    trial: 'a person chooses two values; the run changes the message',
    async try(stage) {
      const { posted, updated } = await menuScene(stage);
      const { type, message } = updated.body?.resource ?? {};
      return {
        answer: [updated.line, '200'],
        kind: [type, 7],
        message: [
          [message?.id === posted.id, message?.content],
          [true, 'Chosen.'],
        ],
      };
    },
  },
  {
    id: 'form-arrives',
    assumption: 'A form that a button has opened arrives with its values and with the button’s message.',
    trial: 'a person opens a form and sends it',
    async try(stage) {
      const { shown, posted, submitted } = await formScene(stage);
      const [row] = (submitted?.data.components ?? []) as readonly { components?: readonly object[] }[];
      const { custom_id, value } = (row?.components?.[0] ?? {}) as { custom_id?: unknown; value?: unknown };
      return {
        opening: [shown.line, '200'],
        field: [
          [custom_id, value],
          ['contact:word', 'contact'],
        ],
        message: [submitted?.message?.id === posted?.id, true],
      };
    },
  },
  formLimit('title', 'The title of a form has 45 characters at most.', 'title'),
  formLimit('custom-id', 'The custom id of a form has 100 characters at most.', 'custom_id'),
  formLimit('label', 'The label of a field has 45 characters at most.', 'label'),
  formLimit('placeholder', 'The placeholder of a field has 100 characters at most.', 'placeholder'),
  formLimit('lengths', 'A field whose fewest characters are above its most is refused.', 'min_length'),
  {
    id: 'form-updated',
    assumption: 'The answer to such a form may change the button’s message.',
    trial: 'a person opens a form and sends it; the run changes the message',
    async try(stage) {
      const { updated, posted } = await formScene(stage);
      const message = updated?.body?.resource?.message;
      return { answer: [updated?.line, '200'], 'same message': [message?.id === posted?.id, true] };
    },
  },
  {
    id: 'press-old',
    assumption: 'After a new login a press on an older message arrives as before.',
    trial: 'the run logs in anew, and a person presses a button of an earlier message',
    async try(stage) {
      const { posted, press, answered } = await oldScene(stage);
      return {
        text: [press.message.content, posted.content],
        'custom id': [press.data.custom_id, 'contact:old'],
        answer: [answered.line, '200'],
      };
    },
  },
  {
    id: 'press-archived',
    assumption:
      'In an archived thread a first answer is refused (50083), and is accepted once the bot has opened the thread.',
    trial: 'a person presses a button in an archived thread on a phone',
    async try(stage) {
      const { refused, opened, answered } = await archivedScene(stage);
      return {
        answers: [
          [refused.line, opened.line, answered.line],
          ['400 50083', '200', '200'],
        ],
      };
    },
  },
];
