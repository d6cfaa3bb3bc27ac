import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `« ${typed} »` : 'Cela');

export const refusals: Phrases['refusals'] = {
  possible: list => `Possible : ${list}.`,
  codes: {
    'game-over': () => 'La partie est finie.',
    'not-your-turn': ({ name }) =>
      `Ce n’est pas à toi${name ? ` : c’est à ${name} de jouer` : ''}. On joue dans le sens horaire, une action par tour.`,
    'wrong-phase': ({ awaited }) => `Cela ne va pas à cette étape. À faire maintenant : ${awaited}.`,
    malformed: ({ awaited }) => `Cette action est incomplète. À faire maintenant : ${awaited}.`,
    'no-such-circle': ({ column, circle }) =>
      `Pour ${column || 'cette action'}, il n’y a pas de cercle ${circle || 'de ce nombre'}.`,
    'circle-taken': ({ column, circle }) =>
      `Le cercle ${circle || 'demandé'} pour ${column || 'cette action'} est occupé cette manche.`,
    'column-full': ({ column }) =>
      `Tous les cercles pour ${column || 'cette action'} sont occupés cette manche.`,
    'not-cheapest': ({ cheapest }) =>
      `Les marqueurs prennent le cercle libre le moins cher, ${cheapest || 'le premier'} ; seul le régisseur peut se placer sur un plus cher.`,
    'not-enough-markers': ({ circle, has }) =>
      `Marqueurs pour ce cercle : ${circle || 'plus'} ; il en reste : ${has || 'moins'}.`,
    'overseer-used': () => 'Le régisseur est déjà sur la table cette manche.',
    'bought-already': () => 'On achète un domaine une fois par manche, par une carte aussi.',
    'no-tile-left': ({ most }) =>
      `Il ne reste plus de tuile de domaine : chaque place en a ${most || 'trois'} au plus.`,
    'no-such-place': ({ typed }) => `${quoted(typed)} n’est pas un lieu pour un domaine.`,
    'place-taken': ({ place }) => `À ${place || 'cet endroit'}, il y a déjà un domaine.`,
    'place-like': ({ place }) =>
      `${place || 'Ce lieu'} est pareil à un autre qui est libre : le plus petit numéro vaut pour tous.`,
    'too-dear': ({ place, price, has }) =>
      `${place || 'Ce domaine'} coûte ${price || 'plus de'} PV, et il y en a ${has || 'moins'} : on ne descend jamais sous 0.`,
    'no-such-bonus': ({ typed }) => `${quoted(typed)} n’est pas un cadeau de cette carte.`,
    'no-such-estate': ({ estate, has }) =>
      `Il n’y a pas de domaine ${estate || 'de ce numéro'} : tu en possèdes ${has || 'moins'}.`,
    'no-such-vine': ({ typed }) => `${quoted(typed)} n’est pas une vigne.`,
    'vine-there': ({ place, vine }) =>
      `Il y a déjà ${vine ? `une ${vine}` : 'une telle vigne'} à ${place || 'ce domaine'} : les vignes d’un domaine sont toutes différentes.`,
    'estate-full': ({ place }) => `${place || 'Ce domaine'} est complet : il a cinq vignes.`,
    'old-elsewhere': ({ place }) =>
      `Les vieilles vignes ne poussent qu’à Cima Corgo, pas à ${place || 'cet endroit'}.`,
    'old-gone': () => 'Toutes les vieilles vignes du jeu sont plantées.',
    'old-not-so': () => 'Aucune carte ne plante de vieille vigne : elle a son propre cercle.',
    'vine-order': ({ vine }) =>
      `Avec cette carte, chaque vigne suit la précédente dans l’ordre verte, violette, rouge, blanche, jaune : ${vine || 'celle-ci'} ne le fait pas.`,
    'nothing-to-plant': () => 'Aucun de tes domaines ne peut recevoir de vigne avec cette carte.',
    'harvested-already': () => 'On vendange une fois par manche, par une carte aussi.',
    'nothing-to-harvest': () =>
      'Aucun domaine ne peut être vendangé : il faut trois vignes, et pas de fûts qui attendent là où le bateau n’est pas.',
    'other-estate': ({ estate }) =>
      `Les domaines viennent dans leur ordre, et ce n’est pas le tour ${estate ? `du domaine ${estate}` : 'de celui-ci'}.`,
    'wine-range': ({ most }) => `Ce domaine donne de 0 à ${most || 'tous ses'} fûts de vin.`,
    'no-brandy': () =>
      'Du vin coûte un fût d’eau-de-vie de la réserve d’avant la vendange, et il n’en reste pas.',
    'leave-free': () => 'Ce domaine n’a pas de fûts qui attendent : il est vendangé.',
    'leave-last': () => 'Au moins un domaine est vendangé, et celui-ci est le dernier qui puisse l’être.',
    'no-such-harbour': ({ typed }) => `${quoted(typed)} n’est pas un port.`,
    'same-harbour': ({ to }) => `Le bateau est déjà à ${to || 'ce port'}.`,
    'too-far-up': ({ to }) =>
      `Vers l’amont, un déplacement ne va qu’au port suivant, et ${to || 'celui-ci'} est plus loin.`,
    'no-marker-to-sail': () =>
      'Chaque déplacement du bateau coûte un marqueur, jamais le régisseur, et il ne reste pas de marqueur.',
    'load-order': () => 'Cite chaque domaine une fois, le plus petit numéro d’abord.',
    'nothing-to-load': ({ place }) => `À ${place || 'ce domaine'}, il n’y a pas de fûts à charger.`,
    'load-out-of-way': ({ place }) =>
      `Le bateau ne passe pas par ${place || 'ce domaine'} dans ce déplacement.`,
    'holds-full': ({ free }) => `Cales libres à bord : ${free || 'trop peu'}, une par lot.`,
    'must-begin': () => 'On ne peut s’arrêter qu’après avoir fait quelque chose.',
    'no-such-side': ({ typed }) => `${quoted(typed)} n’est ni Ruby ni Tawny.`,
    'side-full': ({ side }) => `Le chai ${side || 'choisi'} n’a pas de colonne libre.`,
    'must-land': () => 'Les lots débarquent tant que le chai a des colonnes libres, et il en a une.',
    'cellar-empty': () => 'Le chai est vide : seul ce qui s’y trouve peut vieillir.',
    'no-such-category': ({ typed, side }) =>
      `${quoted(typed)} n’est pas une catégorie de ${side || 'ce côté'}.`,
    'side-without-barrels': ({ side }) =>
      `Le fût va d’un côté qui a des fûts : ${side || 'celui-ci'} n’en a pas.`,
    'category-above': ({ highest }) =>
      `Le fût ne peut pas être au-dessus de ceux qui y sont : ${highest || 'le plus haut'} au plus.`,
    'category-full': ({ category }) => `${category || 'Cette catégorie'} n’a pas de case libre.`,
    'no-such-card': ({ typed }) => `${quoted(typed)} n’est pas une carte.`,
    'not-open': ({ card }) => `${card || 'Cette carte'} n’est pas visible.`,
    'no-card-left': () => 'La pioche et la défausse sont vides : aucune carte à prendre.',
    'discard-needed': () => 'La main est pleine : dis d’abord quelle carte est défaussée.',
    'discard-needless': () => 'La main a de la place : rien n’est défaussé.',
    'not-in-hand': ({ card }) => `${card || 'Cette carte'} n’est pas dans ta main.`,
    'no-such-deed': ({ typed }) => `${quoted(typed)} n’est pas ce que fait cette carte.`,
    'no-lot-there': ({ place }) =>
      `À ${place || 'ce domaine'}, il n’y a pas de fûts auxquels deux autres pourraient s’ajouter.`,
    'no-such-round': ({ round }) =>
      `On regarde le jeton d’une manche à venir, pas ${round ? `« ${round} »` : 'celui-là'}.`,
    'round-needless': () =>
      'Aucune manche ne suit, il n’y a donc pas de jeton à regarder : ne donne pas de manche.',
    'no-such-column': ({ column, has }) =>
      `Le chai n’a pas de lot dans la colonne ${column || 'de ce numéro'} : ${has || 'moins'} en service.`,
    'too-few-barrels': () =>
      'Cette colonne n’a qu’un fût : deux viennent de deux colonnes, ou d’une plus remplie.',
    'read-action': ({ typed, awaited }) =>
      `Aucune action ne commence ici par ${typed ? `« ${typed} »` : 'cela'}. À faire maintenant : ${awaited}.`,
    'read-word': ({ typed, field }) =>
      `${quoted(typed)} ne peut pas être lu${field ? ` pour « ${field} »` : ''}.`,
    'read-number': ({ typed, field }) =>
      `${quoted(typed)} n’est pas un nombre${field ? ` pour « ${field} »` : ''}.`,
    'read-numbers': ({ typed, as }) =>
      `${quoted(typed)} n’est pas une liste de nombres${as ? ` comme ${as}` : ''}.`,
    'read-missing': ({ field, as }) =>
      `Le texte s’arrête trop tôt${field ? ` : il manque « ${field} »` : ''}.${as ? ` Un texte entier : ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${quoted(typed)} n’a rien à faire là.${as ? ` Un texte entier : ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Écris-le exactement ainsi : ${as}.`
        : 'Une action ne s’écrit que d’une seule façon, avec une espace entre les mots.',
  },
};
