import { grammar } from '../../../stage/grammar.ts';
import type { DuplicateRefusals } from '../duplicates.ts';

const { plural } = grammar('fr');
const people = (count: number): string => plural(count, { one: '# personne', other: '# personnes' });

/** Why nothing is done about a duplicate, or one of its tables. */
export const duplicateRefusals: DuplicateRefusals = {
  'no-duplicate': () => 'Ce duplicate n’existe plus.',
  'duplicate-tables': ({ number }) =>
    `Un duplicate a de ${number('min') ?? 2} à ${number('max') ?? 8} tables.`,
  'duplicates-many': ({ number }) => `Au plus ${number('limit') ?? 3} duplicates à la fois sur un serveur.`,
  'duplicate-full': ({ number }) => `C’est complet : ${people(number('limit') ?? 8)} au plus.`,
  'duplicate-few': ({ number }) =>
    `Un duplicate demande au moins deux personnes, une par table ; pour l’instant : ${number('people') ?? 0}.`,
  'duplicate-uneven': ({ number }) =>
    `Ce jeu n’a pas de joueurs du bot, et ${people(number('people') ?? 1)} ne suffisent pas pour des tables pareilles (${number('tables') ?? 2}).`,
  'duplicate-in': () => 'Tu participes déjà.',
  'duplicate-not-in': () => 'Tu ne participes pas.',
  'duplicate-started': () => 'C’est déjà commencé.',
  'duplicate-over': () => 'C’est fini.',
  'duplicate-not-opener': ({ opener }) =>
    `Seuls ${opener ?? 'qui l’a ouvert'} et les membres avec Gérer le serveur peuvent le faire.`,
  'duplicate-apart': () =>
    'Ces personnes ne peuvent pas être réparties sur si peu de tables. Avec plus de tables, ou moins de personnes, c’est possible.',
  'duplicate-on': () =>
    'La même donne se joue encore : avant que toutes les tables aient fini, seul qui joue à celle-ci la voit, et rien n’est dit de ce qu’il y avait dans les piles.',
  'duplicate-no-offer': () =>
    'Personne ne reprend une place tant que la même donne se joue à d’autres tables.',
  'duplicate-undo': () =>
    'Cela ne peut pas être repris : tu as vu ce qui est encore caché aux autres tables.',
};
