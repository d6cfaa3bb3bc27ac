import { safeName } from '../../../stage/names.ts';
import { buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import type { Room } from '../../context/room.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';

const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

async function liveGames({ table }: Room, personId: string): Promise<number> {
  return (await table.archive.gamesOf(personId)).length;
}

async function show(room: Room, { person }: Visit): Promise<Answer> {
  const words = GAMES_WORDS[room.language].privacy;
  const about = await room.table.archive.about(person.id);
  const seats = count(about.seats);
  const name = typeof about.name === 'string' ? words.name(safeName(about.name, room.language)) : undefined;
  return {
    content: [
      words.title,
      words.never,
      name,
      seats === 0 && name === undefined ? words.nothing : undefined,
      words.seats(seats, await liveGames(room, person.id)),
      words.rest(count(about.invitations), count(about.ballots), count(about.blocks)),
      words.more,
    ]
      .filter(text => text !== undefined)
      .join('\n'),
    rows: buttonRows([
      { label: words.exportButton, id: gamesId('privacy', 'export') },
      { label: words.forgetButton, id: gamesId('privacy', 'forget'), style: 'danger' },
    ]),
  };
}

async function exported(room: Room, { person }: Visit): Promise<Answer> {
  const words = GAMES_WORDS[room.language].privacy;
  const about = await room.table.archive.about(person.id);
  const data = Buffer.from(`${JSON.stringify(about, null, 2)}\n`);
  return { content: words.exported, file: { name: 'about-you.json', data, alt: words.file } };
}

/** Shows what is stored about the person, and the ways to export or delete it. */
export async function privacy(room: Room, visit: Visit, action: string | undefined): Promise<Answer> {
  switch (action) {
    case 'export':
      return exported(room, visit);
    case 'forget':
      return forget(room, visit);
    case 'keep':
      return say(GAMES_WORDS[room.language].privacy.kept);
    default:
      return show(room, visit);
  }
}

/** Deletes the person's data after asking. @param answer `sure`: deletes it now */
export async function forget(room: Room, { person }: Visit, answer?: string): Promise<Answer> {
  const words = GAMES_WORDS[room.language].privacy;
  if (answer === 'sure') {
    await room.forgetLanguage(person.id);
    const { games } = await room.table.housekeeping.forget(person.id);
    return say(words.forgotten(games));
  }
  return {
    content: words.forgetAsk(await liveGames(room, person.id)),
    rows: buttonRows([
      { label: words.forgetSure, id: gamesId('privacy', 'forget', 'sure'), style: 'danger' },
      { label: words.keep, id: gamesId('privacy', 'keep') },
    ]),
  };
}
