import type { WordsFolder } from './folders.ts';
import type { ReadMessage } from './messages.ts';

/** Longest Discord message in characters. */
export const MESSAGE = 2_000;
/** Longest description or choice of a command, in characters. */
const COMMAND = 100;
/** Longest label of a button in characters. A phone cuts longer ones. */
const LABEL = 34;

/**
 * Patterns for the ids of sentences that label buttons, by folder. A label that joins several values is missing, since its game
 * cuts it.
 */
const LABELS: Readonly<Record<string, readonly RegExp[]>> = {
  'src/discord/words': [
    /^lobby_(join|leave|start)$/,
    /^board_(hand|rules|board|parts|undo)$/,
    /^panel_(more|back|yourTurn|none)$/,
    /^orders_(alwaysWhich|door)$/,
    /^lesson_(begin|toGame|play|back)$/,
    /^showing_(share|replayButton|post)$/,
    /^tables_(inThread|remove)$/,
    /^history_(log|recap|board|earlier|later)$/,
    /^ending_another$/,
    /^review_(overview|turnButton|share)$/,
    /^deals_(play|goOn|practise|anew|show|text|rounds|way|parWay|proof|archive|challenges|days|back|older|newer|today|dare|newChallenge)$/,
    /^duplicates_(join|leave|start|stop|close|sure|rounds)$/,
    /^hints_ask$/,
    /^leagues_(join|leave|start|standing|close)$/,
    /^players_(add|manage)$/,
    /^seatPages_lookAt$/,
    /^games_privacy_(exportButton|forgetButton|forgetSure|keep)$/,
    /^games_glance_(toBoard|others)$/,
    /^games_lists_(sitAt|first|earlier|later)$/,
    /^games_profile_(joinEverywhere|leaveEverywhere)$/,
    /^games_settings_(quietOff|awayOff|hours|forgetHours|back)$/,
    /^games_server_(openEveryone|openManagers|cancelEveryone|cancelManagers|acts|back)$/,
    /^people_tables_(notify|told|turnOff|back)$/,
    /^people_watch_(watch|stop|done|toGame)$|^people_watch_modes_/,
    /^people_roles_call$/,
  ],
  'src/presentation/words': [
    /^beside_(agreeCancel|chooseAgain|next|playOn|rematch)$/,
    /^seats_(take|comeBack)$/,
    /^votes_(propose|ways)_|^votes_choose$/,
    /^undo_(ask|agree|refuse|practise)$/,
    /^overview_button$/,
  ],
  'src/games/porto/words': [
    /^choices_(types|another)_/,
    /^choices_(timerIdle|pass|noClaim|noToken)$/,
    /^lesson_(goOn|again)$/,
  ],
  'src/games/green-port/words': [
    /^choices_(types|another)_/,
    /^choices_(noneOf|reveal|revealSafely|pick|hire|hireNobody|flip\w+|bust|lose|bonus|refer|pass|completeShort|buyShort|unflip|specialise|end|endLast)$/,
    /^orders_kinds_/,
    /^lesson_(goOn|watch|again)$/,
  ],
  'src/games/vintage/words': [
    /^choices_(types|groups|firstVine|deeds)_|^choices_(discount|aboard|loadNothing)$/,
    /^actions_(age|first|pass|stop|deck|harvest|another|take|leave|regions|vines|cards)/,
    /^orders_kinds_/,
    /^lesson_(goOn|again)$/,
  ],
};

export const isLabel = ({ path }: Pick<WordsFolder, 'path'>, { id }: Pick<ReadMessage, 'id'>): boolean =>
  LABELS[path]?.some(label => label.test(id)) ?? false;

/** Returns the longest allowed text of a sentence: by a button's width, by Discord's limits, or by the sentence's comment. */
export function limitOf(
  folder: Pick<WordsFolder, 'path'>,
  sentence: Pick<ReadMessage, 'id' | 'notes'>,
): number {
  const said = sentence.notes.flatMap(note => /\bat most ([\d,]+) characters/i.exec(note)?.[1] ?? []);
  const own = folder.path.startsWith('commands/') ? COMMAND : isLabel(folder, sentence) ? LABEL : MESSAGE;
  return Math.min(own, ...said.map(number => Number(number.replace(',', ''))));
}
