import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const status: PortoWords['status'] = {
  title: 'Porto',
  about: {
    line: 'Prends des cartes, construis les maisons colorées au bord du fleuve et remplis des contrats, parfois secrets.',
    credits: 'Un jeu d’Orlando Sá, publié par MEBO Games (2019).',
  },
  variants: { standard: 'standard', family: 'famille', solo: 'solo' },
  categories: { standard: 'Standard', family: 'Famille', solo: timer => `Sablier de ${timer}` },
  goal: (points, goal) => `${points} sur ${goal}`,
  awaits: {
    keep: 'choisir trois contrats privés sur cinq',
    turn: 'prendre des cartes ou construire',
    only: { draw: 'prendre des cartes', build: 'construire', pass: 'passer' },
    timer: cards => `placer ${cards} du Sablier`,
    over: 'partie finie',
  },
  stake: {
    roof: 'Encore un toit, et les dernières manches commencent.',
    lastButOne: 'Après cette manche vient la dernière.',
    behind: (points, leader) => `Dernier tour : avec ${points}, tu dépasses ${leader}.`,
    ahead: (name, points) => `Dernier tour : ${name} mène de ${points}.`,
    privates: 'Les contrats privés s’y ajoutent.',
    short: (cards, points, goal) => `Il reste ${cards} au Sablier ; encore ${points} pour arriver à ${goal}.`,
    reached: (cards, goal) => `Il reste ${cards} au Sablier ; l’objectif de ${goal} est atteint.`,
  },
  progress: {
    timer: (left, size) => `Sablier ${left} sur ${size}`,
    round: n => `manche ${n}`,
    roundOf: (n, last) => `manche ${n} sur ${last}`,
    lastRound: n => `manche ${n}, la dernière`,
  },
};

export const terminal: PortoWords['terminal'] = {
  roofs: placed => `toits ${placed}`,
  roofsOf: (placed, end) => `toits ${placed} sur ${end}`,
  market: 'Marché',
  contracts: 'Contrats',
  tiles: 'Tuiles',
  grounds: '(+ rez-de-chaussée)',
  legend:
    'Sur le plateau : les lettres sont des étages (B G P R Y), · un étage à construire,\n(2) un jeton au rez-de-chaussée ou sur un toit, ^ une tuile de toit.',
  decks: 'Pioches',
  cards: counts.cards,
  discarded: n => `${n} en défausse`,
  publicCards: counts.publicContracts,
  points: counts.points,
  claimed: n => `contrats ${n}`,
};
