import { type AnyGame, gameOf, type Seat } from '../core/contract/game.ts';
import { worthTo } from '../presentation/choosing/menu.ts';
import { foresee } from '../presentation/choosing/preview.ts';
import { type TouchableScene, touchableScene } from '../presentation/choosing/touching.ts';
import type { Language } from '../presentation/language/languages.ts';
import type { AnyPresenter, Names } from '../presentation/presenter/presenter.ts';
import type { ShownScene } from '../presentation/shapes/scene.ts';
import { svgOf } from '../presentation/svg/svg.ts';
import { nameOf, plain, tableNames } from '../presentation/text/names.ts';
import { eventsFor } from '../table/match/log.ts';
import type { Match } from '../table/match/types.ts';
import type { Table } from '../table/table.ts';
import type { PagePreview, PageState, PageStatus } from './protocol.ts';
import { WORDS } from './words/index.ts';

/** Largest number of moves whose sentences stand above the picture. */
const MOVES = 12;
/** Largest number of sentences about these moves. */
const LINES = 4;

const NOTHING: TouchableScene = { frames: [], choices: [], actions: [] };

/** A seat's person, their match, and what presents it to them. */
export interface PageSeating {
  readonly match: Match;
  readonly seat: Seat;
  readonly language: Language;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
}

const namesAt = ({ match, language }: PageSeating): Names => tableNames(match.seats, language);

function statusOf({ match, seat }: PageSeating, awaited: readonly Seat[]): PageStatus {
  if (match.status === 'over') return 'over';
  if (match.status !== 'running') return 'gone';
  if (match.pausedAt !== null) return 'paused';
  return awaited.includes(seat) ? 'yours' : 'waiting';
}

/** Returns the position as the seat sees it, with the things that its person can touch now. */
export async function pageState(table: Table, seating: PageSeating): Promise<PageState> {
  const { match, seat, presenter } = seating;
  const awaited = await table.awaited(match);
  const status = statusOf(seating, awaited);
  const view = match.position.view(seat);
  const { scene, alt, split } = shown(seating, view);
  return {
    status,
    title: presenter.title,
    rev: match.rev,
    lines: await linesOf(table, seating, { status, awaited, view }),
    svg: svgOf(scene, 'b'),
    alt,
    width: scene.width,
    height: scene.height,
    split: split ?? scene.height,
    touch: status === 'yours' ? touchOf(seating, view, scene) : NOTHING,
    advises: table.hints.areOffered(match),
    undoes: match.status === 'running' && (await table.undoable(match.id))?.seats.includes(seat) === true,
  };
}

function shown(seating: PageSeating, view: unknown, foreseen: readonly unknown[] = []): ShownScene {
  const { presenter } = seating;
  if (!presenter.touchScene) throw new Error(`${presenter.title} has no picture to touch`);
  return presenter.touchScene(view, namesAt(seating), foreseen);
}

function touchOf(
  { match, seat, game, presenter }: PageSeating,
  view: unknown,
  scene: ShownScene['scene'],
): TouchableScene {
  return touchableScene(scene, {
    game,
    legal: match.position.legal(seat),
    things: (field, value, fields) => presenter.touch?.(field, value, view, fields) ?? [],
    label: (field, value) => presenter.value(field, value, view),
    worth: worthTo(game, view, seat),
  });
}

/** Writes what has happened lately, and whom the game waits for or how it ended. */
async function linesOf(
  table: Table,
  seating: PageSeating,
  {
    status,
    awaited,
    view,
  }: { readonly status: PageStatus; readonly awaited: readonly Seat[]; readonly view: unknown },
): Promise<readonly string[]> {
  const { match, seat, language, presenter } = seating;
  const words = WORDS[language];
  const names = namesAt(seating);
  const moves = await table.moves(match.id, { since: Math.max(0, match.rev - MOVES), to: match.rev });
  const own = moves.findLastIndex(move => move.seat === seat);
  const story = presenter.story(eventsFor(moves.slice(own + 1), seat), names).slice(-LINES);
  const ending = status === 'over' ? presenter.finale(match.position.view('table'), names) : undefined;
  const now = {
    yours: [`${words.yourTurn} ${presenter.awaits(view)}`, ...(presenter.aims?.(view) ?? [])],
    waiting: [words.waiting(awaited.map(at => nameOf(names, at, language)))],
    paused: [words.paused],
    over: ending === undefined ? [words.over] : [ending],
    gone: [words.gone],
  }[status];
  return [...story, ...now].flatMap(line => line.split('\n')).map(plain);
}

/** Returns the results of a legal action. Undefined: the action is not legal at this revision. */
export function pagePreview(seating: PageSeating, text: string): PagePreview | undefined {
  const { match, seat, game, presenter } = seating;
  const view = match.position.view(seat);
  const action = match.position.legal(seat).find(legal => game.write(legal) === text);
  if (action === undefined) return undefined;
  const names = namesAt(seating);
  const events = foresee(game, view, seat, action);
  const lines = presenter.foreseen?.(events, names, view, action) ?? presenter.story(events, names);
  return {
    label: plain(presenter.describeAction(action, view, events)),
    lines: lines.map(plain),
    svg: svgOf(shown(seating, view, events).scene, 'b'),
  };
}

/** Finds the seat of a person in a match. Undefined: the match was deleted, or the person holds no seat of it. */
export async function seatingOf(
  table: Table,
  games: Readonly<Record<string, AnyGame>>,
  presenters: Readonly<Record<string, (language: Language) => AnyPresenter>>,
  page: { readonly matchId: string; readonly userId: string; readonly language: Language },
): Promise<PageSeating | undefined> {
  const match = await table.get(page.matchId);
  const seat = match?.dealt ? table.seatOf(match, page.userId) : undefined;
  const presenter = match && presenters[match.game]?.(page.language);
  if (!match || seat === undefined || !presenter) return undefined;
  return { match, seat, language: page.language, game: gameOf({ games }, match.game), presenter };
}
