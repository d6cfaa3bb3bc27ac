import { safeName } from '../../../presentation/text/names.ts';
import { buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { type Context, supportLine } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';

/**
 * Returns the refusal of a person or server that the operator has shut out. Undefined for other people, and for owners of the
 * application.
 */
export async function shutOutText(
  context: Pick<Context, 'table' | 'isOwner' | 'language' | 'supportUrl'>,
  personId: string,
  guildId: string | null,
): Promise<string | undefined> {
  const { blocks } = context.table.host;
  const person = await blocks.isPersonBlocked(personId);
  if (!person && !(await blocks.isServerBlocked(guildId))) return undefined;
  if (await context.isOwner?.(personId)) return undefined;
  const { blockedPerson, blockedServer } = GAMES_WORDS[context.language].operator;
  return [person ? blockedPerson : blockedServer, ...supportLine(context)].join('\n');
}

const count = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

async function show(context: Context, { person }: Visit): Promise<Answer> {
  const words = GAMES_WORDS[context.language].privacy;
  const about = await context.table.archive.about(person.id);
  const seats = count(about.seats);
  const name =
    typeof about.name === 'string' ? words.name(safeName(about.name, context.language)) : undefined;
  return {
    content: [
      words.title,
      words.never,
      name,
      seats === 0 && name === undefined ? words.nothing : undefined,
      words.seats(seats, await context.table.archive.countLive(person.id)),
      words.rest(
        count(about.invitations),
        count(about.ballots),
        count(about.blocks) + count(about.seatBlocks),
      ),
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

async function exported(context: Context, { person }: Visit): Promise<Answer> {
  const words = GAMES_WORDS[context.language].privacy;
  const about = await context.table.archive.about(person.id);
  const data = Buffer.from(`${JSON.stringify(about, null, 2)}\n`);
  return { content: words.exported, file: { name: 'about-you.json', data, alt: words.file } };
}

/** Shows what is stored about the person, with the buttons to export or delete it. Also handles presses of these buttons. */
export async function privacy(context: Context, visit: Visit, action: string | undefined): Promise<Answer> {
  switch (action) {
    case 'export':
      return exported(context, visit);
    case 'forget':
      return forget(context, visit);
    case 'keep':
      return say(GAMES_WORDS[context.language].privacy.kept);
    default:
      return show(context, visit);
  }
}

/**
 * Deletes the person's data, after a question.
 * @param answer `sure`: deletes the data now; otherwise asks the person first
 */
export async function forget(context: Context, { person }: Visit, answer?: string): Promise<Answer> {
  const words = GAMES_WORDS[context.language].privacy;
  if (answer === 'sure') {
    await context.forgetLanguage(person.id);
    const { games } = await context.table.housekeeping.forget(person.id);
    return say(words.forgotten(games));
  }
  return {
    content: words.forgetAsk(await context.table.archive.countLive(person.id)),
    rows: buttonRows([
      { label: words.forgetSure, id: gamesId('privacy', 'forget', 'sure'), style: 'danger' },
      { label: words.keep, id: gamesId('privacy', 'keep') },
    ]),
  };
}
