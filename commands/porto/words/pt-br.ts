import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const portuguese: Translated<typeof english> = {
  about: 'Porto: construa as casas coloridas à beira do rio',
  build: {
    about: 'Construa andares com duas cartas da sua mão',
    number: 'A carta que dá o número de andares, como red-3 ou vermelho 3',
    colour: 'A carta que dá a cor dos andares, como blue-1 ou azul 1',
    house: 'A casa, como L4',
    roof: 'O telhado vazio para a ficha do térreo',
    claim: 'Contratos públicos: todos os cumpridos (padrão), none (nenhum) ou espaços como 1,3',
    now: 'Construir já, sem ver antes o que traria',
    claimAll: 'Todos os cumpridos',
  },
  draw: {
    about: 'Compre do mercado de uma a três cartas que somem no máximo 3',
    cards: 'Espaços do mercado, como 1,3, ou cartas, como azul 2',
    now: 'Comprar já, sem ver antes o que traria',
  },
  keep: {
    about: 'Fique com três dos seus cinco contratos privados; ninguém mais vê quais',
    contracts: 'Três nomes separados por vírgulas, como a lista mostra',
  },
  timer: {
    about: 'Solo: construa com as duas cartas do Cronômetro',
    number: 'A carta que dá o número de andares; a outra dá a cor',
  },
  challenge: 'Desafiar para Porto',
  variant: {
    about: 'padrão, ou família: sem contratos privados',
  },
  solo: {
    about: 'Jogue só contra o Cronômetro, aqui ou numa mensagem direta comigo',
    timer: 'Cartas no Cronômetro: menos é mais difícil (padrão: 28)',
    timers: { 28: '28 cartas', 26: '26 cartas, mais difícil', 24: '24 cartas, o mais difícil' },
  },
};
