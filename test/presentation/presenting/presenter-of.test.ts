import { expect, test } from 'vitest';
import type { Viewer } from '../../../src/core/contract/game.ts';
import { presenterOf, type Scenes } from '../../../src/presentation/make-presenter/presenter-of.ts';
import type { Voice } from '../../../src/presentation/make-presenter/voice.ts';
import { type Item, rect, type Scene } from '../../../src/presentation/shapes/scene.ts';
import { voice } from '../../discord/steps-voice.ts';

interface View {
  readonly viewer: Viewer;
  readonly at: number;
}

const BOX = { x: 200, y: 200, w: 200, h: 200 };
const called = (id: string): Scene => ({
  width: 800,
  height: 600,
  items: [rect(id, BOX, { fill: '#000000' })],
});
const idOf = ({ items: [item] }: Scene): string => (item as Item).id;
/** Replaces the painter: a scene's file is the id of its only item. */
const asId = async (scene: Scene): Promise<Buffer> => Buffer.from(idOf(scene));

const VOICE = {
  ...voice,
  alt: ({ at }: View) => `board ${at}`,
  topics: [{ id: 'end', title: 'End', text: '**All** ends.' }],
};

const presenter = (scenes: Partial<Scenes<View, string, string>>) =>
  presenterOf<View, string, string>(
    () => VOICE as Voice<View, string, string>,
    () => ({ board: ({ at }) => called(`board-${at}`), ...scenes }),
  )('en', asId);

const TABLE: View = { viewer: 'table', at: 1 };
const SEAT: View = { viewer: 1, at: 2 };

test('a board alone is painted with its words under its name, and nothing else is offered', async () => {
  const { picture, ...rest } = presenter({});
  const { file, name, alt } = await picture(TABLE, [], [], 'a.png');
  expect([file.toString(), name, alt]).toEqual(['board-1', 'a.png', 'board 1']);
  const offered = ['wide', 'preview', 'turnPicture', 'handPicture', 'lobby', 'share', 'parts', 'timelapse'];
  expect(offered.filter(what => what in rest)).toEqual([]);
  expect(await rest.partsPicture(TABLE, [], 0, 'a.png')).toBeUndefined();
});

test('a seat’s own pictures show its seat, and the table has none', async () => {
  const page = (_view: View, seat: number) => ({ scene: called(`page-${seat}`), alt: 'page' });
  const shown = presenter({
    ...{ hand: page, turn: page },
  });
  const [hand, turn] = [
    await shown.handPicture?.(SEAT, [], 'a.png'),
    await shown.turnPicture?.(SEAT, [], 'a.png'),
  ];
  expect([hand?.file.toString(), turn?.file.toString()]).toEqual(['page-1', 'page-1']);
  expect(await shown.handPicture?.(TABLE, [], 'a.png')).toBeUndefined();
  await expect(shown.turnPicture?.(TABLE, [], 'a.png')).rejects.toThrow('no turn of its own');
});

test('chapters are described by their words, lobbies by their seats, and a shared board as the board', async () => {
  const shown = presenter({
    topic: id => called(id),
    lobby: () => called('lobby'),
    share: () => called('share'),
  });
  expect(await shown.topicPicture?.('end', 'a.png')).toMatchObject({ name: 'a.png', alt: 'End. All ends.' });
  expect(await shown.topicPicture?.('nothing', 'a.png')).toBeUndefined();
  const lobby = await shown.lobby?.(['Ann', 'Bob'], 3, 'long', 'a.png', [1]);
  expect(lobby?.alt).toBe('Steps. long, 1: Ann, 2: Bob (invited), 3: free seat');
  expect((await shown.share?.(TABLE, [], 'a.png'))?.alt).toBe('board 1');
});

test('a time-lapse has the first and the last moment, and those with an event that shows', () => {
  const shown = presenter({
    frame: { shows: event => event === 'built', scene: ({ at }) => called(String(at)) },
  });
  const moments = [[], ['passed'], ['passed', 'built'], ['passed'], ['passed']];
  const frames = shown.timelapse?.(
    moments.map((marked, at) => ({ view: { ...TABLE, at }, marked })),
    [],
  );
  expect(frames?.map(idOf)).toEqual(['0', '2', '4']);
});

test('each page of the named parts has a picture, described by the parts of that page', async () => {
  const page = (name: string) => (board: Scene) => ({
    board,
    parts: [{ name, about: `This is ${name}.`, box: BOX }],
  });
  const shown = presenter({ parts: board => ['left', 'right'].map(name => page(name)(board)) });
  const alts = [0, 1, 2].map(async at => (await shown.partsPicture(TABLE, [], at, 'a.png'))?.alt);
  expect(await Promise.all(alts)).toEqual(['1 · left This is left.', '1 · right This is right.', undefined]);
});
