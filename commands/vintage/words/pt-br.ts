import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = 'Marcadores, como 1, ou o capataz num círculo, como overseer-2';

export const portuguese: Translated<typeof english> = {
  about: 'Vintage: plante videiras Douro acima, traga a vindima e envelheça vinho do Porto',
  act: 'Em que mais você gasta marcadores: quintas, videiras, cartas, a ficha; ou passar',
  step: 'Os passos do que você começou: vindima, viagem, desembarque, carta',
  verbs: {
    harvest: {
      about: 'Faça a vindima de todas as quintas plantadas; depois cada uma é perguntada',
      options: { pay },
    },
    sail: {
      about: 'Mova o barco por um marcador e embarque o que fica no caminho',
      options: { to: 'Um cais, como Gaia', load: 'As quintas cujos lotes embarcam, como 1,2' },
    },
    age: { about: 'Role o dado, envelheça a cave e venda', options: { pay } },
    buy: { about: 'Compre uma quinta', options: { place: 'Onde, como Cima Corgo 2', pay } },
    plant: {
      about: 'Plante uma videira numa quinta sua',
      options: { estate: 'Qual, como Cima Corgo 2', vine: 'Qual videira, como red ou vermelha', pay },
    },
    take: {
      about: 'Pegue uma carta aberta ou a do topo do baralho',
      options: { card: 'Qual carta', discard: 'Com duas na mão: qual sai', pay },
    },
    play: {
      about: 'Jogue uma carta da mão',
      options: {
        card: 'Qual carta',
        place: 'Quinta com brinde, ação livre: onde comprar',
        bonus: 'Quinta com brinde: um ponto a menos ou uma videira',
        estate: 'Mais dois barris, ação livre: qual quinta',
        vine: 'Ação livre: qual videira',
        deed: 'Ação livre: o que ela faz',
        round: 'Enólogo: a rodada cuja ficha você vê',
        column: 'Barril de Vintage: de qual coluna de Ruby',
        columns: 'Dois barris de Colheita: de quais colunas de Tawny, como 1,2',
        pay,
      },
    },
    first: { about: 'Tome a ficha de primeiro jogador da próxima rodada', options: { pay } },
    pass: { about: 'Descanse a rodada inteira', options: {} },
    gather: {
      about: 'Diga quanto vinho a quinta dá; o resto é aguardente',
      options: { wine: 'Barris de vinho, como 2' },
    },
    leave: { about: 'Deixe sem vindima uma quinta cujos barris esperam', options: {} },
    unload: { about: 'Desembarque o lote', options: { to: 'Ruby, Tawny ou fica a bordo' } },
    add: {
      about: 'Acrescente o barril da carta ao armazém',
      options: { side: 'Ruby ou Tawny', category: 'A categoria, como Reserva' },
    },
    stop: { about: 'Pare a viagem ou o plantio', options: {} },
  },
};
