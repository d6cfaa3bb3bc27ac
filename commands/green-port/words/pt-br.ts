import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const portuguese: Translated<typeof english> = {
  about: 'Green Port: revele cartas enquanto tiver coragem e contrate a sua turma',
  answer: 'Responda ao que lhe perguntam: no início, por uma carta, ou para indicar na vez de outra pessoa',
  spend: 'Use os seus cubos: objetivos, sedes, a sua ficha, trocas',
  verbs: {
    reveal: { about: 'Revele a próxima carta', options: {} },
    hire: {
      about: 'Pare e contrate uma cor aberta',
      options: { colour: 'Uma cor que está aberta, como red ou vermelho' },
    },
    end: { about: 'Encerre a sua vez', options: {} },
    pick: {
      about: 'Escolha o seu cubo inicial',
      options: { colour: 'Uma cor que sobrou, como red ou vermelho' },
    },
    flip: { about: 'Vire a sua ficha: contra um flagrante, ou para não perder cubos', options: {} },
    bust: { about: 'Aceite o flagrante e deixe a ficha de pé', options: {} },
    lose: {
      about: 'Perca metade dos cubos depois do X laranja; o que faltar será perguntado',
      options: {
        blue: 'Quantos cubos azuis saem',
        green: 'Quantos cubos verdes saem',
        red: 'Quantos cubos vermelhos saem',
        yellow: 'Quantos cubos amarelos saem',
      },
    },
    bonus: { about: 'Pegue o seu cubo de consolo', options: { colour: 'A cor, como red ou vermelho' } },
    refer: {
      about: 'Pague um cubo a quem está na vez e pegue uma cor que sobrou',
      options: { colour: 'A cor que você pega, como red ou vermelho', pay: 'A cor do cubo que você paga' },
    },
    pass: { about: 'Passe quando puder indicar', options: {} },
    complete: {
      about: 'Cumpra um objetivo',
      options: {
        objective: 'O número, como 3',
        pay: 'Os cubos que você paga, como 2 vermelhos, 1 azul; só onde há escolha',
      },
    },
    buy: {
      about: 'Compre a sede de cima de uma cor',
      options: { colour: 'A cor da sede, como red ou vermelho', boost: 'Sede verde: a cor que ela reforça' },
    },
    unflip: {
      about: 'Levante a sua ficha de novo',
      options: { pay: 'Os cubos que você paga, como 2 vermelhos' },
    },
    specialise: {
      about: 'Troque cubos por um de outra cor',
      options: { colour: 'A cor que você ganha, como red', pay: 'Os cubos que você paga, como 3 azuis' },
    },
  },
  variant: 'padrão, ou com menos regras',
};
