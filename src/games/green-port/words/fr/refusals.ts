import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `« ${typed} »` : 'Cela');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `Possible : ${list}.`,
  codes: {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': ({ name }) =>
      `Ce n’est pas à toi${name ? ` : c’est à ${name} de décider` : ''}. Une place décide après l’autre.`,
    'wrong-phase': ({ awaited }) => `Cela ne va pas à cette étape. À faire maintenant : ${awaited}.`,
    malformed: ({ awaited }) => `Cette action est incomplète. À faire maintenant : ${awaited}.`,
    'no-such-colour': ({ typed }) => `${quoted(typed)} n’est pas une couleur possible ici.`,
    'pick-taken': ({ colour }) =>
      `Le cube ${colour || 'de départ'} est parti : il y en a un par couleur, et la dernière place choisit d’abord.`,
    'must-reveal': () => 'Le quai est vide : révèle d’abord une carte, puis recrute ce qui s’y trouve.',
    'nothing-to-reveal': () => 'La pioche et la défausse sont vides, rien ne peut être révélé : recrute.',
    'hire-a-colour': () => 'Il y a des recrues sur le quai : dis quelle couleur recruter.',
    'not-in-pool': ({ colour }) =>
      `Aucune carte ${colour ? `de couleur ${colour}` : 'de cette couleur'} sur le quai : on ne prend qu’une couleur qui s’y trouve.`,
    'no-tile': () => 'Cette partie se joue sans tuiles.',
    'tile-down': () => 'La tuile est déjà retournée : on ne retourne qu’une tuile active.',
    'tile-up': () => 'La tuile est déjà active : on ne réactive qu’une tuile retournée.',
    'bad-cubes': ({ typed }) =>
      `${quoted(typed)} n’est pas un nombre de cubes : chaque couleur citée en prend au moins un.`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `Il manque des cubes${colour ? ` de couleur ${colour}` : ''} : il en faudrait ${count || 'plus'}, il y en a ${given || 'moins'}.`,
    'lose-exactly': ({ count, given }) =>
      `Au-delà de la limite, on perd la moitié des cubes, arrondie à l’inférieur : exactement ${count || 'ce nombre'}${given ? `, pas ${given}` : ''}.`,
    'pay-exactly': ({ count, given }) =>
      `Le prix se paie exactement : ${count || 'ni plus ni moins'}${given ? `, pas ${given}` : ''}.`,
    'pay-not-asked': ({ colour, count, given }) =>
      `Cet Objectif demande au plus ${count || 'moins'} ${colour ? `en ${colour}` : 'de cette couleur'}${given ? `, pas ${given}` : ''}.`,
    'pay-one-colour': () => 'L’Objectif joker se paie avec des cubes d’une seule couleur.',
    'no-such-objective': ({ objective }) => `Il n’y a pas d’Objectif ${objective || 'de ce numéro'}.`,
    'objective-taken': ({ objective, name }) =>
      `L’Objectif ${objective || 'de ce numéro'} est déjà rempli${name ? ` par ${name}` : ''}.`,
    'pile-empty': ({ colour }) => `Il ne reste plus de QG${colour ? ` de couleur ${colour}` : ''}.`,
    'too-dear': ({ colour, count, given }) =>
      `Cela coûte ${count || 'plus de'} cubes${colour ? ` de couleur ${colour}` : ''}, et il y en a ${given || 'trop peu'} : ${prices.headquarters}, et un de plus par carte de cette couleur sur un Objectif restant.`,
    'boost-missing': () => 'Un QG vert renforce une couleur : dis laquelle.',
    'boost-needless': () => 'Pas de couleur à dire ici : seul un QG vert avec pouvoirs en renforce une.',
    'specialise-mixture': () =>
      `Un échange prend ${prices.specialise} cubes d’une même couleur ou de ${prices.specialise} couleurs différentes ; avec un QG rouge, ${prices.specialiseWithRed} cubes quelconques.`,
    'specialise-same': ({ colour }) =>
      `Un échange rapporte une couleur qui n’est pas payée, et ${colour || 'celle-ci'} l’est.`,
    'read-action': ({ typed, awaited }) =>
      `Aucune action ne commence ici par ${typed ? `« ${typed} »` : 'cela'}. À faire maintenant : ${awaited}.`,
    'read-colour': ({ typed }) => `${quoted(typed)} n’est pas une couleur.`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)} ne désigne pas de cubes : écris des couleurs et des nombres${as ? `, comme ${as}` : ''}.`,
    'read-objective': ({ typed }) =>
      `${quoted(typed)} n’est pas un Objectif : écris son numéro, comme \`3\`.`,
    'read-missing': ({ field, as }) =>
      `Le texte s’arrête trop tôt${field ? ` : il manque ce qui va dans « ${field} »` : ''}.${as ? ` Un texte entier : ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${typed ? `« ${typed} »` : 'La fin'} n’a rien à faire là.${as ? ` Un texte entier : ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Écris-le exactement ainsi : ${as}.`
        : 'Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.',
  },
  notAllowed: awaited => `Les règles ne le permettent pas maintenant. À faire maintenant : ${awaited}.`,
};
