import { spared } from '../../../presentation/painter/missing-pictures.ts';
import type { Moment } from '../../../presentation/presenter/presenter.ts';
import { publicEvents, standingMoves } from '../../../table/match/log.ts';
import type { Match } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { refused, seatIn } from '../../buttons/seated-person.ts';
import type { Meanwhile } from '../../context/command.ts';
import { boldAt, type Context, gameOf, namesOf, publicContext } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type AnswerFile, done, fileOf, say } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { matchHandlers } from '../handlers.ts';
import { againBy } from '../try-again.ts';

/** Maximum number of bytes of a time-lapse's file. */
const LARGEST = 3_000_000;
/** Share of the work, from 0 to 1, after which progress is shown again. */
const STEP = 0.2;

function unshown(context: Context, match: Match): Answer | undefined {
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  return match.withheld ? refused(context, { code: 'table/duplicate-on', with: {} }) : undefined;
}

async function cardOf(context: Context, match: Match): Promise<AnswerFile | undefined> {
  const { presenter } = gameOf(context, match);
  const view = match.position.view('table');
  const fileName = `${match.game}-${match.id}-${match.rev}-card.png`;
  const picture = await presenter.share?.(view, namesOf(match, context.language), fileName);
  return picture && fileOf(picture);
}

/** Shows a picture of the game to save and share. A person with a seat also gets a button to post it. */
async function share(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const why = unshown(context, match);
  if (why) return why;
  const words = context.words.showing;
  const file = await cardOf(context, match);
  const again = againBy(idOf(match.id, 'share'));
  if (!file) return { ...say(words.noPicture), ...again };
  const seated = seatIn(context, match, visit).ok;
  const post: Button = { label: words.post, id: idOf(match.id, 'post') };
  return seated
    ? { content: words.card, file, rows: buttonRows([{ ...post, style: 'main' }]) }
    : { content: words.cardToKeep, file };
}

async function post(context: Context, visit: Visit, match: Match): Promise<Answer> {
  const why = unshown(context, match);
  if (why) return why;
  const seating = seatIn(context, match, visit);
  if (!seating.ok) return refused(context, seating.refusal, match);
  const here = await publicContext(context, match);
  const file = await cardOf(here, match);
  if (!file) return say(context.words.showing.noPicture);
  const able = await context.table.shares(match.id, visit.person.id);
  if (!able.ok) return refused(context, able.refusal, match);
  const by = boldAt(match, seating.value.seat, here.language);
  return { ...done(context.words.showing.posted), aloud: here.words.showing.sharedBy(by), aloudFile: file };
}

/** Makes a time-lapse, an animated picture of the game, and shows progress meanwhile. */
async function replay(context: Context, meanwhile: Meanwhile, match: Match): Promise<Answer> {
  const why = unshown(context, match);
  if (why) return why;
  const words = context.words.showing;
  const { presenter } = gameOf(context, match);
  if (!presenter.timelapse) return say(words.noPicture);
  const names = namesOf(match, context.language);
  let shown = 0;
  const progress = (part: number): void => {
    if (part < shown + STEP || part >= 1) return;
    shown = Math.floor(part / STEP) * STEP;
    void meanwhile(words.progress(shown));
  };
  const order = async () => {
    await meanwhile(words.progress(0));
    const moments = await momentsOf(context, match);
    return { game: match.game, language: context.language, names, moments, most: LARGEST };
  };
  const failed = (error: unknown) =>
    context.log.error({ error: logged(error), matchId: match.id }, 'a time-lapse failed');
  const made = await spared(async () => {
    const gif = await context.pictures.timelapse(match.channelId, order, progress);
    return { gif };
  }, failed);
  if (!made) return { ...say(''), ...againBy(idOf(match.id, 'replay')) };
  const { gif } = made;
  if (!gif) return say(words.busy);
  const alt = presenter.alt(match.position.view('table'), names);
  const name = `${match.game}-${match.id}-${match.rev}.gif`;
  return { content: words.replay, file: fileOf({ name, file: gif, alt }) };
}

/** Lists what a time-lapse shows: the deal and every action that was not undone, limited to public information. */
async function momentsOf(context: Context, match: Match): Promise<readonly Moment<unknown, unknown>[]> {
  const log = await context.table.moves(match.id, { since: 0, to: match.rev });
  const views = await context.table.views(match.id, 'table');
  const played = standingMoves(log).map(move => ({ view: views[move.rev], marked: publicEvents([move]) }));
  return [{ view: views[0], marked: [] }, ...played];
}

export const presses = matchHandlers({
  share: ({ context, visit, match }) => share(context, visit, match),
  post: ({ context, visit, match }) => post(context, visit, match),
  replay: ({ context, meanwhile, match }) => replay(context, meanwhile, match),
});
