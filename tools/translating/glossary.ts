import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { type Entry, readCatalog } from './catalog.ts';

/** Keys of the terms of the games and of the bot. Each term has the same meaning in every sentence. */
const TERMS: readonly string[] = [
  'discord/board_board',
  'discord/board_hand',
  'discord/board_rules',
  'discord/board_undo',
  'discord/history_log',
  'discord/history_recap',
  'discord/hints_ask',
  'discord/review_button',
  'discord/showing_replayButton',
  'discord/calls_nudgeThem',
  'discord/ending_rematch',
  'discord/lobby_resign',
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

const HEAD = `# Glossary

One word for one thing. \`npm run words -- glossary\` makes this page from the catalogues: change a word there, in [every place](translating.md#words-for-the-things-of-the-game).
`;

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const wordOf = ({ key, text }: Entry): string => {
  if (/[{|\n]/.test(text)) throw new Error(`${key} is no word of its own: ${text}`);
  return text;
};

/**
 * Returns the page docs/glossary.md, with each term in every language.
 * @param top folder of the project
 */
export function glossary(top: string): string {
  const catalogs = LANGUAGES.map(language => {
    const { entries } = readCatalog(top, language);
    return new Map(entries.map(entry => [entry.key, entry]));
  });
  const rows = TERMS.map(key => {
    const words = catalogs.map(entries => {
      const entry = entries.get(key);
      if (!entry) throw new Error(`no sentence has the key ${key}`);
      return wordOf(entry);
    });
    return row([...words, `\`${key}\``]);
  });
  return [HEAD, row([...LANGUAGES, 'key']), row([...LANGUAGES, ''].map(() => '---')), ...rows, ''].join('\n');
}
