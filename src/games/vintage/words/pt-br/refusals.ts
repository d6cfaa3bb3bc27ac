import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `“${typed}”` : 'Isso');

export const refusals: Phrases['refusals'] = {
  possible: list => `Possível: ${list}.`,
  codes: {
    'game-over': () => 'A partida terminou.',
    'not-your-turn': ({ name }) =>
      `Não é a sua vez${name ? `: é a vez de ${name}` : ''}. Joga-se em sentido horário, uma ação por vez.`,
    'wrong-phase': ({ awaited }) => `Isso não cabe neste passo. O que fazer agora: ${awaited}.`,
    malformed: ({ awaited }) => `A ação não está completa. O que fazer agora: ${awaited}.`,
    'no-such-circle': ({ column, circle }) =>
      `Em ${column || 'essa ação'} não há o círculo ${circle || 'desse número'}.`,
    'circle-taken': ({ column, circle }) =>
      `O círculo ${circle || 'pedido'} de ${column || 'essa ação'} está ocupado nesta rodada.`,
    'column-full': ({ column }) =>
      `Todos os círculos de ${column || 'essa ação'} estão ocupados nesta rodada.`,
    'not-cheapest': ({ cheapest }) =>
      `Marcadores ocupam o círculo livre mais barato, ${cheapest || 'o primeiro'}; só o capataz pode ficar num mais caro.`,
    'not-enough-markers': ({ circle, has }) =>
      `Marcadores para esse círculo: ${circle || 'mais'}; restam: ${has || 'menos'}.`,
    'overseer-used': () => 'O capataz já está na mesa nesta rodada.',
    'bought-already': () => 'Compra-se uma quinta por rodada, também com carta.',
    'no-tile-left': ({ most }) => `Não há mais peças de quinta: cada um tem no máximo ${most || 'três'}.`,
    'no-such-place': ({ typed }) => `${quoted(typed)} não é lugar de quinta.`,
    'place-taken': ({ place }) => `Em ${place || 'esse lugar'} já existe uma quinta.`,
    'place-like': ({ place }) =>
      `${place || 'Esse lugar'} é igual a outro livre: o número mais baixo vale por todos.`,
    'too-dear': ({ place, price, has }) =>
      `${place || 'Essa quinta'} custa ${price || 'mais'} PV, e há ${has || 'menos'}: os pontos nunca ficam abaixo de 0.`,
    'no-such-bonus': ({ typed }) => `${quoted(typed)} não é brinde desta carta.`,
    'no-such-estate': ({ estate, has }) =>
      `Não há a quinta ${estate || 'desse número'}: você tem ${has || 'menos'}.`,
    'no-such-vine': ({ typed }) => `${quoted(typed)} não é uma videira.`,
    'vine-there': ({ place, vine }) =>
      `Em ${place || 'essa quinta'} já existe ${vine || 'essa videira'}: as videiras de uma quinta são todas diferentes.`,
    'estate-full': ({ place }) => `${place || 'Essa quinta'} está cheia: tem cinco videiras.`,
    'old-elsewhere': ({ place }) =>
      `Vinhas velhas só existem em Cima Corgo, não em ${place || 'essa quinta'}.`,
    'old-gone': () => 'Todas as vinhas velhas do jogo estão plantadas.',
    'old-not-so': () => 'Nenhuma carta planta vinha velha: ela tem um círculo próprio.',
    'vine-order': ({ vine }) =>
      `Com esta carta cada videira vem depois da anterior na ordem verde, roxa, vermelha, branca, amarela: ${vine || 'esta'} não.`,
    'nothing-to-plant': () => 'Em nenhuma das suas quintas dá para plantar com esta carta.',
    'harvested-already': () => 'Faz-se uma vindima por rodada, também com carta.',
    'nothing-to-harvest': () =>
      'Nenhuma quinta pode dar vindima: ela precisa de três videiras, e de não ter barris à espera onde o barco não está.',
    'other-estate': ({ estate }) => `As quintas vêm em ordem, e não é a vez da quinta ${estate || 'pedida'}.`,
    'wine-range': ({ most }) => `Essa quinta dá de 0 a ${most || 'todos os'} barris de vinho.`,
    'no-brandy': () =>
      'Vinho custa um barril de aguardente do depósito de antes da vindima, e não resta nenhum.',
    'leave-free': () => 'Essa quinta não tem barris à espera: ela é colhida.',
    'leave-last': () => 'Ao menos uma quinta é colhida, e esta é a última que pode ser.',
    'no-such-harbour': ({ typed }) => `${quoted(typed)} não é um porto.`,
    'same-harbour': ({ to }) => `O barco já está em ${to || 'esse porto'}.`,
    'too-far-up': ({ to }) => `Rio acima vai-se só até o próximo porto, e ${to || 'esse'} fica mais longe.`,
    'no-marker-to-sail': () =>
      'Cada movimento do barco custa um marcador, nunca o capataz, e não resta nenhum marcador.',
    'load-order': () => 'Escreva cada quinta uma vez, o número mais baixo primeiro.',
    'nothing-to-load': ({ place }) => `Em ${place || 'essa quinta'} não há barris para embarcar.`,
    'load-out-of-way': ({ place }) => `Neste movimento o barco não passa por ${place || 'essa quinta'}.`,
    'holds-full': ({ free }) => `O barco tem ${free || 'poucos'} porões livres, um para cada vindima.`,
    'must-begin': () => 'Só se pode parar depois de ter feito algo.',
    'no-such-side': ({ typed }) => `${quoted(typed)} não é Ruby nem Tawny.`,
    'side-full': ({ side }) => `A cave de ${side || 'esse lado'} não tem coluna livre.`,
    'must-land': () => 'Desembarca-se tanto quanto há colunas livres na cave, e uma está livre.',
    'cellar-empty': () => 'A cave está vazia: só envelhece o que está nela.',
    'no-such-category': ({ typed, side }) => `${quoted(typed)} não é categoria de ${side || 'esse lado'}.`,
    'side-without-barrels': ({ side }) =>
      `O barril vai para um lado que tem barris: ${side || 'este'} não tem.`,
    'category-above': ({ highest }) =>
      `O barril não fica acima dos que já estão lá: no máximo ${highest || 'o mais alto'}.`,
    'category-full': ({ category }) => `${category || 'Essa categoria'} não tem espaço livre.`,
    'no-such-card': ({ typed }) => `${quoted(typed)} não é uma carta.`,
    'not-open': ({ card }) => `${card || 'Essa carta'} não está aberta.`,
    'no-card-left': () => 'O baralho e os descartes estão vazios: não há carta para comprar.',
    'discard-needed': () => 'A mão está cheia: diga primeiro a carta que sai.',
    'discard-needless': () => 'A mão tem lugar: nada se descarta.',
    'not-in-hand': ({ card }) => `${card || 'Essa carta'} não está na sua mão.`,
    'no-such-deed': ({ typed }) => `${quoted(typed)} não é algo que esta carta faça.`,
    'no-lot-there': ({ place }) => `Em ${place || 'essa quinta'} não há barris aos quais juntar mais dois.`,
    'no-such-round': ({ round }) =>
      `Olha-se a ficha de uma rodada que ainda vem, não ${round ? `“${round}”` : 'essa'}.`,
    'round-needless': () =>
      'Nenhuma rodada vem depois, então não há ficha para olhar: deixe a rodada de fora.',
    'no-such-column': ({ column, has }) =>
      `A coluna ${column || 'desse número'} da cave está vazia ali: ${has || 'menos'} estão em uso.`,
    'too-few-barrels': () => 'Essa coluna tem um só barril: dois saem de duas colunas ou de uma mais cheia.',
    'read-action': ({ typed, awaited }) =>
      `${quoted(typed)} não começa nenhuma ação aqui. O que fazer agora: ${awaited}.`,
    'read-word': ({ typed, field }) => `${quoted(typed)} não se lê${field ? ` como “${field}”` : ''}.`,
    'read-number': ({ typed, field }) =>
      `${quoted(typed)} não é um número${field ? ` para “${field}”` : ''}.`,
    'read-numbers': ({ typed, as }) =>
      `${quoted(typed)} não é uma lista de números${as ? ` como ${as}` : ''}.`,
    'read-missing': ({ field, as }) =>
      `O texto acaba cedo demais${field ? `: falta “${field}”` : ''}.${as ? ` Inteiro seria como ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${quoted(typed)} não cabe ali.${as ? ` Um texto inteiro seria como ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `Escreva exatamente assim: ${as}.`
        : 'Uma ação se escreve de um só modo, com um espaço entre as palavras.',
  },
};
