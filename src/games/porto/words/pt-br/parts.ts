import type { PortoWords } from '../en/index.ts';

export const parts: PortoWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Rodada', told: 'Uma vez para cada um. Em vermelho: o fim começou.' },
    roofs: {
      name: 'Telhados',
      told: 'Casas completas. Entre vários, o número depois da barra anuncia o fim: joga-se mais uma rodada.',
    },
    decks: {
      name: 'Baralhos',
      told: 'Cartas fechadas: as de construção e, com selo, os contratos públicos.',
    },
    floors: {
      name: 'Andares',
      told: 'Uma construção pontua todos os andares da casa, e 1 por vizinha com um andar ao lado de um novo.',
    },
    room: {
      name: 'Lugar para construir',
      told: 'Cada andar aberto recebe uma peça. Uma construção precisa de lugar para todas as suas.',
    },
    ground: {
      name: 'Ficha do térreo',
      told: 'Paga quem coloca o térreo e depois vai para um telhado livre.',
    },
    roof: { name: 'Telhado', told: 'Vem com o último andar. Uma ficha ali paga quem completa a casa.' },
    plate: {
      name: 'Casa',
      told: 'O nome para escolher ou digitar. As vizinhas ficam ao lado, na mesma rua.',
    },
    closed: {
      name: 'Casa fora do jogo',
      told: 'Com poucos jogadores, algumas saem: ninguém as constrói, e elas não são vizinhas.',
    },
    market: { name: 'Mercado', told: 'Compre aqui de uma a três cartas que somem no máximo 3.' },
    contracts: {
      name: 'Contratos públicos',
      told: 'Cumpra cada um que a sua construção satisfaça exatamente. A moeda é o que ele paga.',
    },
    supply: { name: 'Peças', told: 'Andares e térreos (a porta) que restam de cada cor.' },
    seat: { name: 'Jogador', told: 'Nome e pontos. A seta mostra de quem é a vez.' },
    hand: {
      name: 'Mão',
      told: 'Aberta a todos. Uma construção joga duas cartas: uma dá o número de andares, a outra dá a cor.',
    },
    claimed: {
      name: 'Contratos cumpridos',
      told: 'Quantos contratos públicos foram cumpridos. Eles desempatam no fim.',
    },
    sum: { name: 'Soma final', told: 'Pontos do tabuleiro + contratos privados.' },
    ended: { name: 'Fim', told: 'Quem desistiu e quem venceu.' },
    timer: {
      name: 'Cronômetro',
      told: 'As cartas que restam. Depois da sua vez ele esvazia espaços e constrói com duas cartas. Sem cartas, o jogo acaba.',
    },
    sand: {
      name: 'Areia',
      told: 'Quanto mais areia ao lado de um espaço, maior a chance de o Cronômetro esvaziá-lo depois da sua vez.',
    },
  },
};
