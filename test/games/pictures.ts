import { type AnyGame, type History, type Seat, visibleEvents } from '../../src/core/contract/game.ts';
import { finalRanks } from '../../src/core/rules/final-ranks.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter, Paint, Picture } from '../../src/presentation/presenter/presenter.ts';
import { SEAT_INKS } from '../../src/presentation/shapes/colours.ts';
import type { Item, Scene } from '../../src/presentation/shapes/scene.ts';
import { markDisc } from '../../src/presentation/widgets/seat-marks.ts';
import type { Table } from '../contract/course.ts';
import { idsOf, itemOf } from '../presentation/scenes.ts';
import type { Question } from './positions.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** Ends of ids of shapes inside a sprite that tell something about the game. All other shapes inside of sprites are artwork. */
const SIGNS =
  /\/(turn|crown|cloth|tick|struck|marked|dots|token|reach|cell|gone|back|seal|ghost|piece|bung|cross|house|drawn)$/;
/** Items that show the place and its weather. */
const LANDSCAPE = /^(backdrop|deep|shore|valley|boat|podium|wallpaper|wall)$|^reflection\//;

/** Returns what an item says: the words of a text, or the number of the seat whose mark it is. */
function saidBy(item: Item): string {
  if (item.type === 'text') return `“${item.text}”`;
  if (item.type !== 'sprite') return '';
  const seat = SEAT_INKS.findIndex((ink, at) => markDisc(at, ink, item.w) === item.items);
  return seat < 0 ? '' : `of ${seat + 1}`;
}

/** Lists the signs and words of a scene by their parts, such as a house or a seat. */
function linesOf(scene: Scene): ReadonlyMap<string, readonly string[]> {
  const top = new Set(scene.items.map(({ id }) => id));
  const shown = [...idsOf(scene)].filter(
    ([id, { type }]) => type === 'text' || (top.has(id) ? !LANDSCAPE.test(id) : SIGNS.test(id)),
  );
  const pairOf = (id: string): string => id.split('/', 2).join('/');
  const pairs = new Set(shown.flatMap(([id]) => (id.split('/').length > 2 ? pairOf(id) : [])));
  const lines = new Map<string, string[]>();
  for (const [id, item] of shown) {
    const part = pairs.has(pairOf(id)) ? pairOf(id) : (id.split('/')[0] ?? id);
    const line = [id.slice(part.length + 1), saidBy(item)].filter(each => each !== '').join(' ');
    lines.set(part, [...(lines.get(part) ?? []), ...(line === '' ? [] : [line])]);
  }
  return lines;
}

/** Writes a picture: all of it, or the parts that the filters name. A filter `*marked` names the ends of ids. */
function written(scene: Scene, alt: string, filters: readonly string[]): readonly string[] {
  const fits = (id: string): boolean =>
    filters.length === 0 ||
    filters.some(filter => (filter.startsWith('*') ? id.endsWith(filter.slice(1)) : id.startsWith(filter)));
  const lines = [...linesOf(scene)].flatMap(([part, items]) => {
    const kept = fits(part) ? items : items.filter(item => fits(`${part}/${item.split(/ ?“| of /)[0]}`));
    return kept.length > 0 ? [`${part}: ${kept.join(', ')}`] : fits(part) ? [part] : [];
  });
  const said = filters.includes('alt') ? [...lines, ...alt.split('\n')] : lines;
  return said.length > 0 ? said : ['nothing'];
}

/** Question of a text about a picture: `board ko 0 {"stopped":[1]} objective *marked`. */
interface Asked {
  readonly language: Language;
  readonly viewer: Seat | 'table';
  /** Changes of the view. */
  readonly change: object;
  readonly filters: readonly string[];
}

function askedIn(text: string): Asked {
  const json = /\{\S*\}/.exec(text)?.[0];
  const words = text
    .replace(json ?? '', '')
    .split(' ')
    .filter(word => word !== '');
  const language = LANGUAGES.find(each => words.includes(each)) ?? 'en';
  const viewer = words.find(word => /^\d$/.test(word));
  return {
    language,
    viewer: viewer === undefined ? 'table' : Number(viewer),
    change: json === undefined ? {} : JSON.parse(json),
    filters: words.filter(word => word !== language && word !== viewer),
  };
}

type Course = History<unknown, unknown, unknown>;
type Drawn = Promise<Picture | undefined> | undefined;
type Draw = (presenter: AnyPresenter, view: unknown, marked: readonly unknown[], course: Course) => Drawn;

/**
 * Returns questions about the pictures of a game, as a text of positions asks them. `board`, `wide` and `share` are as the table
 * sees them, or the viewer whose number follows. `turn`, `hand` and `preview` are for the seat before the question.
 * @param goesOn tells whether a turn goes on between two states
 */
export function pictured(
  game: AnyGame,
  speak: (language: Language, paint: Paint) => AnyPresenter,
  goesOn: Table['goesOn'],
): Readonly<Record<string, Question<Course, unknown>>> {
  const lastOf = ({ deal, played }: Course): unknown => played.at(-1)?.state ?? deal;
  const namesIn = (view: unknown): readonly string[] =>
    NAMES.slice(0, (view as { readonly players: readonly unknown[] }).players.length);

  async function answer(asked: Asked, view: unknown, course: Course, draw: Draw): Promise<readonly string[]> {
    let scene: Scene | undefined;
    const presenter = speak(asked.language, async painted => {
      scene = painted;
      return Buffer.from('a picture');
    });
    const marked = course.played.at(-1)?.events.map(({ event }) => event) ?? [];
    const picture = await draw(presenter, { ...(view as object), ...asked.change }, marked, course);
    return picture && scene ? written(scene, picture.alt, asked.filters) : ['no picture'];
  }

  const unpainted = (language: Language): AnyPresenter => speak(language, async () => Buffer.from(''));
  const framesOf = (presenter: AnyPresenter, view: unknown, { deal, played }: Course): readonly Scene[] => {
    const moments = [{ state: deal, events: [] }, ...played].map(({ state, events }) => ({
      view: game.view(state, 'table'),
      marked: events.map(({ event }) => event),
    }));
    return presenter.timelapse?.(moments, namesIn(view)) ?? [];
  };
  const open =
    (draw: Draw): Question<Course, unknown> =>
    (_view, _seat, text, course) => {
      const asked = askedIn(text);
      const resigned = course.resigned.map(({ seat }) => seat);
      return answer(
        asked,
        game.view(lastOf(course), asked.viewer, { resigned, stopped: null }),
        course,
        draw,
      );
    };
  const own =
    (draw: Draw): Question<Course, unknown> =>
    (view, _seat, text, course) =>
      answer(askedIn(text), view, course, draw);

  return {
    board: open((presenter, view, marked) => presenter.picture(view, namesIn(view), marked, 'a.png')),
    wide: open((presenter, view, marked) => presenter.wide?.(view, namesIn(view), marked, 'a.png')),
    share: open((presenter, view) => presenter.share?.(view, namesIn(view), 'a.png')),
    ending: open((presenter, view, _marked, course) => {
      const outcome = game.outcome(lastOf(course));
      const resigned = course.resigned.map(({ seat }) => seat);
      const ranks = outcome && finalRanks(outcome.ranks, resigned);
      const summary = game.summary?.(course);
      return summary && presenter.ending?.({ summary, ranks }, view, namesIn(view), 'a.png');
    }),
    frames: (view, _seat, _text, course) => {
      const frames = framesOf(unpainted('en'), view, course);
      const titles = [frames[0], frames.at(-1)].map(frame => frame && itemOf(frame, 'round/words'));
      return [
        `${frames.length} of ${course.played.length + 1} moments: ${titles.map(title => (title ? saidBy(title) : '')).join(' … ')}`,
      ];
    },
    frame: (view, _seat, text, course) => {
      const { language, filters } = askedIn(text);
      const frame = framesOf(unpainted(language), view, course).at(-1);
      return frame ? written(frame, '', filters) : ['no picture'];
    },
    turn: own((presenter, view) => presenter.turnPicture?.(view, namesIn(view), 'a.png')),
    hand: own((presenter, view) => presenter.handPicture?.(view, namesIn(view), 'a.png')),
    seat: (view, _seat, text, course) =>
      answer(askedIn(text.slice(1)), view, course, (presenter, seen) =>
        presenter.seatPicture?.(seen, Number(text[0]), namesIn(seen), 'a.png'),
      ),
    preview: (view, seat, text, course) => {
      const [action = '', asked = ''] = text.split(' | ');
      const read = game.read(action);
      if (!read.ok) throw new Error(`${action}: ${read.refusal.code}`);
      const events = foresee(game, view, seat, read.value);
      return answer(askedIn(asked), view, course, (presenter, seen) =>
        presenter.preview?.(seen, namesIn(seen), events, 'a.png'),
      );
    },
    text: (_view, _seat, text, course) => {
      const { language, viewer, change } = askedIn(text);
      const resigned = course.resigned.map(({ seat }) => seat);
      const view = game.view(lastOf(course), viewer, { resigned, stopped: null });
      return (
        unpainted(language)
          .text?.({ ...(view as object), ...change }, namesIn(view), 1_800)
          .split('\n') ?? []
      );
    },
    turns: (view, _seat, text, { deal, played }) => {
      const { brief, story } = unpainted(askedIn(text).language);
      const lines: string[] = [];
      let events: unknown[] = [];
      for (const [at, step] of played.entries()) {
        events.push(...visibleEvents(step.events, 'table'));
        if (at < played.length - 1 && goesOn(played[at - 1]?.state ?? deal, step.state)) continue;
        lines.push(...(brief?.(events, namesIn(view)) ?? story(events, namesIn(view)).join(' ')).split('\n'));
        events = [];
      }
      return lines;
    },
    typed: (view, _seat, text) => {
      // `typed cards ko: red 2`: what the game's own reader makes of a text, with a refusal in Korean.
      const [, field = '', asked = '', typed = ''] = /^(\w+)(?: (\S+))?: ?(.*)$/.exec(text) ?? [];
      const presenter = unpainted(askedIn(asked).language);
      const found = presenter.typed?.(field, typed, view);
      if (!found) return ['not read'];
      return [found.ok ? found.value : presenter.refusal(found.refusal, view)];
    },
    aims: (view, _seat, text) => unpainted(askedIn(text).language).aims?.(view) ?? [],
    page: (view, _seat, text) => unpainted(askedIn(text).language).hand(view, namesIn(view)).split('\n'),
    topic: (_view, _seat, text, course) => {
      const [id = ''] = text.split(' ');
      return answer(askedIn(text.slice(id.length)), {}, course, presenter =>
        presenter.topicPicture?.(id, 'a.png'),
      );
    },
    lobby: (_view, _seat, text, course) => {
      // `lobby 3 Ann, Ben (invited), easy`: a table of three seats.
      const [, seats = '', list = '', asked = ''] = /^(\d) ?([^|]*?)(?: \| (.*))?$/.exec(text) ?? [];
      const sitters = list.split(', ').filter(each => each !== '');
      const invited = [...sitters.keys()].filter(seat => sitters[seat]?.endsWith(' (invited)'));
      const strengths = sitters.map(each => (['easy', 'medium', 'hard'] as const).find(one => one === each));
      const names = sitters.map(each => each.replace(' (invited)', ''));
      return answer(askedIn(asked), {}, course, presenter =>
        presenter.lobby?.(names, Number(seats), 'Standard', 'a.png', invited, strengths),
      );
    },
  };
}
