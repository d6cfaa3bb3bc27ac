import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, listed } = grammar('fr');

export const status: Phrases['status'] = {
  title: 'Vintage',
  about: {
    line: 'Achète des domaines, plante des vignes le long du Douro, descends la vendange à Gaia et fais-en du porto qui se vend.',
    credits: 'Un jeu de Gil d’Orey, publié par MESAboardgames (2011).',
  },
  variants: { standard: 'standard' },
  awaits: {
    turn: 'choisir une action, ou passer',
    gather: 'dire combien de vin donne un domaine',
    sail: 'continuer le voyage, ou s’arrêter',
    unload: 'choisir un chai pour un lot',
    plant: 'planter la vigne suivante',
    add: 'ajouter un fût à l’entrepôt',
    over: 'partie finie',
  },
  progress: (round, rounds) => `vendange ${round} sur ${rounds}`,
  lastRound: round => `vendange ${round}, la dernière`,
  stake: {
    lastButOne: 'Après celle-ci, il ne reste qu’une vendange.',
    last: barrels => `La dernière vendange : l’invendu compte 1 point par groupe de ${barrels}.`,
  },
  now: standing => `Si tout s’arrêtait là : ${standing}.`,
};

export const hand: Phrases['hand'] = {
  cards: cards => `**Tes cartes** : ${cards}`,
  noCards: 'aucune en main',
  openly: card => `${card} (connue de tous)`,
  chips: chips => `**Jetons que tu as vus** : ${chips}`,
  chip: (round, bonus) => `vendange ${round} : +${bonus}`,
  pieces: pieces => `**Pièces restantes** : ${pieces}`,
  noPieces: 'aucune',
  markers: (signs, count) => `${signs} ${plural(count, { one: '# marqueur', other: '# marqueurs' })}`,
  overseer: sign => `${sign} le régisseur`,
  estate: (place, quality, vines) => `**${place}** (qualité ${quality}) : ${vines}`,
  noVines: 'encore aucune vigne',
  notPlanted: lacking =>
    `pas planté : ${plural(lacking, { one: 'manque # vigne', other: 'manquent # vignes' })}`,
  waits: lot => `${lot} en attente`,
  boat: (harbour, cargo) => `**Bateau** à ${harbour} : ${cargo}`,
  cellar: (side, lots) => `**Chai ${side}** : ${lots}`,
  warehouse: (side, categories) => `**Entrepôt ${side}** : ${categories}`,
  category: (name, held, of, points) => `${name} ${held} sur ${of} → ${points}`,
  empty: 'vide',
  brandy: (held, most) => `**Eau-de-vie** : ${held} sur ${most}`,
  bonus: (round, bonus) => `vendange ${round} : qualité +${bonus}`,
  store: (held, most) => `eau-de-vie ${held} sur ${most}`,
  passed: 'se repose cette manche',
  first: 'jeton de premier joueur',
  other: (name, points, holds) => `**${name}** ${points} : ${holds}`,
  hidden: count =>
    plural(count, {
      one: '# carte que personne d’autre n’a vue',
      other: '# cartes que personne d’autre n’a vues',
    }),
  noSeat: 'Tu n’as pas de place ici : tout est visible, sauf les mains, la pioche et les jetons à venir.',
  asks: {
    gather: (place, barrels, quality) =>
      `${place} donne ${barrels} : du vin de qualité ${quality}, le reste en eau-de-vie.`,
    costs: brandy => `Son vin coûte 1 fût d’eau-de-vie ; pour payer, il y a ${brandy}.`,
    paid: 'Son vin ne coûte rien de plus : la carte a payé.',
    dry: 'Il ne reste pas d’eau-de-vie pour payer du vin.',
    unload: (lot, ruby, tawny) => `À débarquer : ${lot}. Colonnes libres : Ruby ${ruby}, Tawny ${tawny}.`,
    aboard: cargo => `À bord : ${cargo}.`,
    moves: count => plural(count, { one: 'Reste # déplacement.', other: 'Restent # déplacements.' }),
    plant: count => plural(count, { one: 'Encore # vigne au plus.', other: 'Encore # vignes au plus.' }),
    add: 'Un fût va d’un côté qui en a déjà, pas au-dessus du plus haut ; puis ce qui est plein est vendu.',
  },
  outcomes: (list, mean) => `Selon le dé : ${list} PV ; ${mean} en moyenne.`,
  ages: mean => `Vieillir maintenant rapporte ${mean} PV en moyenne.`,
};

export const recap: Phrases['recap'] = {
  dearer: (column, circle) => `Pour ${column}, le cercle libre le moins cher est maintenant ${circle}.`,
  full: column => `Pour ${column}, il ne reste plus de cercle cette manche.`,
  lostToken: name => `**${name}** t’a pris le jeton de premier joueur.`,
};

export const terminal: Phrases['terminal'] = {
  table: 'Actions',
  cards: 'Visibles',
  chips: 'Bonus',
  places: 'À vendre',
  deck: (deck, used) => `pioche ${deck}, défausse ${used}`,
  estates: 'Domaines',
  boat: 'bateau',
  cellar: 'chai',
  warehouse: 'entrepôt',
  none: 'rien',
  legend:
    'Actions : cercles libres par leur nombre, pris par le numéro de la place (o :\nson régisseur). 6×3 : qualité 6, trois fûts. Vignes : g verte p violette r rouge\nw blanche y jaune o vieille. L’entrepôt se lit depuis la plus basse catégorie.\n8+4+1=13 : points, ce que comptent à la fin domaines et fûts, le total.',
};

export const finale: Phrases['finale'] = {
  wins: (name, points) => `**${name}** gagne avec ${points}.`,
  winsBy: {
    estates: (name, points) => `**${name}** gagne avec ${points} ; départage : plus de domaines.`,
    quality: (name, points) => `**${name}** gagne avec ${points} ; départage : de meilleurs domaines.`,
  },
  shared: (names, points) => `${listed(names)} partagent la victoire avec ${points}.`,
  winner: name => `Victoire : ${name}.`,
  parts: {
    start: points => `au début ${points}`,
    estate: points => `dépensé en domaines ${points}`,
    warehouse: points => `porto vendu ${points}`,
    card: points => `cartes qui vendent ${points}`,
    barrels: points => `fûts restants ${points}`,
    estates: points => `domaines plantés ${points}`,
    vineyards: points => `cinq vignes ${points}`,
  },
  tie: {
    estates: (first, second) => `${first} devance ${second} par le nombre de domaines.`,
    quality: (first, second) => `${first} devance ${second} par la qualité de ses domaines.`,
  },
};
