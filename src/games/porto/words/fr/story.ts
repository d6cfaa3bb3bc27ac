import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { counts } from './cards.ts';
import { floors } from './colours.ts';

const { plural, ordinal } = grammar('fr');

const placed = (done: Work, completing: string): string =>
  `${floors(done.floors, done.colour)} sur ${done.house}${done.completed ? completing : ''}`;
const work = (done: Work, completing: string): string => `${placed(done, completing)} (${done.cards})`;
const COMPLETED = ' et terminé la maison';
const TO_COMPLETE = ', ce qui termine la maison';

export const story: PortoWords['story'] = {
  shares: {
    house: 'maison',
    neighbours: 'voisines',
    ground: 'jeton du rez-de-chaussée',
    roof: 'jeton du toit',
    contracts: 'contrats',
  },
  built: (name, done, points, shares) =>
    `**${name}** a construit ${work(done, COMPLETED)} : **${points}** — ${shares}.`,
  timerBuilt: done => `Le Sablier a construit ${work(done, COMPLETED)}, sans points.`,
  builtBriefly: (name, done, points) => `**${name}** a construit ${placed(done, COMPLETED)} : **${points}**.`,
  timerBuiltBriefly: done => `Le Sablier a construit ${placed(done, COMPLETED)}.`,
  claimedBriefly: contracts => `A validé : ${contracts}.`,
  tokenTo: (points, roof) => `Le jeton du rez-de-chaussée (${points}) va sur le toit de ${roof}.`,
  tokenLeaves: points => `Aucun toit n’est libre : le jeton du rez-de-chaussée (${points}) sort du jeu.`,
  roofTokenLost: points => `Le jeton de son toit (${points}) est perdu.`,
  dealt: (name, contracts) => `**${name}** a reçu ${contracts}.`,
  kept: (name, contracts) => `**${name}** a gardé ${contracts}.`,
  keptUnseen: name => `**${name}** a choisi trois contrats privés.`,
  drew: (name, cards) => `**${name}** a pris ${cards}.`,
  passed: name => `**${name}** a passé : aucune carte au marché, et rien ne peut être construit.`,
  timerDiscarded: (cards, gone) => `Le Sablier a révélé ${cards}. Défaussé : ${gone}.`,
  timerDiscardedNothing: cards => `Le Sablier a révélé ${cards} ; il n’y avait rien à défausser.`,
  timerIdle: cards => `Les cartes du Sablier, ${cards}, ne vont sur aucune maison et sont défaussées.`,
  reshuffledCards: n =>
    plural(n, {
      one: 'La carte défaussée devient la nouvelle pioche.',
      other: 'Les # cartes défaussées deviennent la nouvelle pioche.',
    }),
  reshuffledContracts: n =>
    plural(n, {
      one: 'Le contrat défaussé par le Sablier devient la nouvelle pioche de contrats.',
      other: 'Les # contrats défaussés par le Sablier deviennent la nouvelle pioche de contrats.',
    }),
  refilled: cards => `Nouveautés : ${cards}.`,
  inMarket: slots => `marché ${slots}`,
  inContracts: (n, slots) => `${n === 1 ? 'contrat' : 'contrats'} ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `Le ${ordinal(roofs)} toit est posé : cette manche va jusqu’au bout, puis la manche ${lastRound} est la dernière.`,
  ended: 'La partie est finie.',
};

export const foreseen: PortoWords['foreseen'] = {
  work: done => `${work(done, TO_COMPLETE)}.`,
  timerWork: done => `${work(done, TO_COMPLETE)}, sans points.`,
  points: (points, shares) => `**${points}** : ${shares}.`,
  drew: cards => `Dans ta main : ${cards}.`,
  preview: 'Aperçu, pas encore joué :',
  boardNow: 'Le plateau actuel :',
  noProspects: 'Avec cette main, rien ne peut encore être construit.',
  prospects: 'Avec cette main, sur le plateau actuel, tu pourrais :',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: 'Apprenti', builder: 'Bâtisseur', 'master-builder': 'Maître bâtisseur' },
  soloLost: (name, score, goal) =>
    `**${name}** a perdu : ${counts.points(score)} avant les contrats privés, et il en fallait ${goal}.`,
  soloWon: (name, total, level) => `**${name}** a gagné avec ${counts.points(total)}. Niveau : **${level}**.`,
  wins: (name, total) => `**${name}** gagne avec ${counts.points(total)}.`,
  winsByContracts: (name, total) =>
    `**${name}** gagne avec ${counts.points(total)} ; départage : plus de contrats publics.`,
  winsByTurn: (name, total) =>
    `**${name}** gagne avec ${counts.points(total)} ; départage : place plus tardive dans la manche.`,
  claimed: contracts => `${contracts} au total`,
  counted: (score, bonus, contracts) => `${score} + contrats privés ${bonus} : ${contracts}`,
  uncounted: (bonus, contracts) => `les contrats privés auraient rapporté ${bonus} : ${contracts}`,
};
