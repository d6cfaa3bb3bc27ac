import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { catalogueIn, wordsFolders } from '../catalogues/folders.ts';
import { readMessages } from '../catalogues/messages.ts';

const TOP = fileURLToPath(new URL('../..', import.meta.url));

/** Keys of the terms of the games and of the bot. Each term has the same meaning in every sentence. */
const TERMS: readonly string[] = [
  'discord/board_board',
  'discord/board_hand',
  'discord/board_rules',
  'discord/board_undo',
  'discord/history_log',
  'discord/history_recap',
  'discord/hints_ask',
  'presentation/overview_button',
  'discord/showing_replayButton',
  'presentation/beside_nudge',
  'presentation/beside_rematch',
  'presentation/beside_resign',
  'discord/players_manage',
  'discord/orders_door',
  'discord/leagues_standing',
  'discord/deals_challenges',
  'discord/deals_practise',
  'discord/tables_unrated',
  'presentation/profile_rating',
  'presentation/review_luck',
  'porto/choices_types_draw',
  'porto/choices_types_build',
  'porto/choices_types_pass',
  'porto/parts_roofs_name',
  'porto/parts_floors_name',
  'porto/parts_ground_name',
  'porto/parts_timer_name',
  'porto.picture/market',
  'porto.picture/contracts',
  'porto/topics_contracts_title',
  'porto/topics_private_title',
  'green-port/choices_types_hire',
  'green-port/choices_types_refer',
  'green-port/choices_types_specialise',
  'green-port/choices_types_unflip',
  'green-port/parts_pool_name',
  'green-port/parts_tape_name',
  'green-port/parts_sync_name',
  'green-port/parts_objective_name',
  'green-port/parts_headquarters_name',
  'green-port/parts_crew_name',
  'green-port/parts_tile_name',
  'vintage/choices_types_harvest',
  'vintage/choices_types_age',
  'vintage/choices_types_first',
  'vintage/parts_parts_quinta_name',
  'vintage/parts_parts_quality_name',
  'vintage/parts_parts_lot_name',
  'vintage/parts_parts_boat_name',
  'vintage/parts_parts_markers_name',
  'vintage/parts_parts_overseer_name',
  'vintage/parts_parts_brandy_name',
  'vintage/parts_parts_cellar_name',
  'vintage/parts_parts_warehouse_name',
  'vintage/terms_vines_old',
  'vintage/terms_cards_enologist',
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Returns the texts of a language by key, such as "discord/lobby_full". */
function textsIn(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { path, room } of wordsFolders(TOP)) {
    const file = join(TOP, catalogueIn(path, language));
    if (!existsSync(file)) continue;
    for (const { id, text } of readMessages(readFileSync(file, 'utf8'))) texts.set(`${room}/${id}`, text);
  }
  return texts;
}

function wordOf(texts: ReadonlyMap<string, string>, key: string): string {
  const text = texts.get(key);
  if (text === undefined) throw new Error(`no sentence has the key ${key}`);
  if (/[{|\n]/.test(text)) throw new Error(`${key} is no word of its own: ${text}`);
  return text;
}

export function glossaryTable(): string {
  const languages = LANGUAGES.map(textsIn);
  const rows = TERMS.map(key => row([...languages.map(texts => wordOf(texts, key)), `\`${key}\``]));
  return [row([...LANGUAGES, 'key']), row([...LANGUAGES, ''].map(() => '---')), ...rows, ''].join('\n');
}
