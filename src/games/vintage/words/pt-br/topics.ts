import { commandName } from '../../../../stage/names.ts';
import { box } from '../../rules/box.ts';
import { ID } from '../../rules/types.ts';
import type { Phrases } from '../en/index.ts';
import { regionFacts } from '../facts.ts';
import { terms } from './terms.ts';

const { cards, end, rounds, seat, start, vines } = box;
const { ruby, tawny } = box.warehouse;
const { cards: kinds } = terms;
const { baixo, cima, superior } = regionFacts('pt-BR');

/** The whole rules in our own words, a chapter each; a term of the trade is explained where it first stands. */
export const topics: Phrases['topics'] = {
  overview: {
    title: 'Visão geral',
    text: `Vintage é a crônica de ${rounds} vindimas no vale do Douro, a terra do vinho do Porto. Uma rodada é um ano.

Para fazer vinho do Porto, junta-se **aguardente** de uva ao vinho que ainda fermenta. Ele fica doce e dura décadas. Por isso quem quer vinho precisa antes de aguardente.

As suas **quintas** ficam nas encostas sobre o rio. Você planta videiras, faz a vindima, carrega o seu **rabelo**, o barco chato do Douro, e desce até **Vila Nova de Gaia**. Ali o vinho envelhece na cave, passa ao armazém conforme o que se tornou e é vendido por **pontos**.

Em Gaia você escolhe o que um vinho será:
- **Ruby** envelhece em grandes balseiros, longe do ar, e guarda o vermelho. Categorias, de baixo para cima: Ruby, Reserva, **LBV** (Late Bottled Vintage: de um só ano, engarrafado depois de quatro a seis) e **Vintage**, o melhor de um grande ano.
- **Tawny** envelhece em cascos pequenos e ganha a cor do âmbar. Categorias: Tawny, Reserva, **Tawny com idade** (a idade média está no rótulo) e **Colheita**, um Tawny de um só ano.

Depois da última vindima contam também as quintas e os barris que sobram. Mais pontos vencem.`,
  },
  turn: {
    title: 'Uma vez',
    text: `No sentido horário, cada um faz **uma** ação por vez. Assim vai até que todos tenham passado ou gasto todas as peças; então a rodada acaba. Passar vale até o fim da rodada, e pode-se sempre.

Quase tudo se paga na **mesa de ações**. Cada ação tem nela uma coluna de **círculos** com números. Paga-se de um destes modos:
- com **marcadores**: tantos quantos diz o círculo. Eles ocupam o círculo livre mais barato da coluna;
- com o **capataz**, sozinho, em qualquer círculo livre, barato ou caro. Você tem um.

Um círculo ocupado fica ocupado a rodada toda: quem chega depois paga mais, e uma coluna cheia está fechada.

O que você pode fazer:
- **comprar** uma quinta
- **plantar** uma videira
- **fazer a vindima**
- **navegar**: o barco não tem coluna. Cada movimento custa um marcador, nunca o capataz
- **envelhecer e vender**
- **pegar** ou **jogar** uma carta
- **ser o primeiro jogador**

O que não daria para fazer não pode ser escolhido. Vindima, viagem e desembarque seguem em passos, na mesma vez.`,
  },
  estates: {
    title: 'Quintas e videiras',
    text: `**Compre** uma quinta, uma vez por rodada de qualquer modo; você tem no máximo ${seat.estates}. Escolha um lugar livre e pague o preço em pontos. Os pontos nunca ficam abaixo de 0.

- **Baixo Corgo**: preço ${baixo.price}, qualidade ${baixo.quality}, ${baixo.barrels} barris por vindima
- **Cima Corgo**, rio acima: preço ${cima.price}, qualidade ${cima.quality}, ${cima.barrels} barris
- **Douro Superior**, mais acima: preço ${superior.price}, qualidade ${superior.quality}, ${superior.barrels} barris

Uma quinta nova está vazia. A partir da próxima rodada ela traz mais ${start.markersForAnEstate} marcador.

**Plante** uma videira numa quinta sua. Cada uma tem ${vines.slots} espaços, e as videiras dela são todas diferentes: verde, roxa, vermelha, branca, amarela. A roxa tem coluna própria, a verde divide uma com a vermelha, a branca com a amarela.

Com ${vines.plantedFrom} videiras a quinta está **plantada**: agora dá vindima, e no fim o seu preço volta em pontos.

Uma **vinha velha** tem cepas antigas que dão pouca uva, e muito boa. Só cresce em Cima Corgo, ocupa um espaço como qualquer videira e tem um só círculo: uma por rodada entre todos. O jogo tem ${vines.old}.

A **qualidade** é a do lugar, +${vines.qualityForOld} com vinha velha, +${vines.qualityForFull} com ${vines.slots} videiras. Sobe na hora. Videiras nunca mudam de lugar.`,
  },
  harvest: {
    title: 'Vindima',
    text: `Uma vez por rodada, de qualquer modo. Todas as suas quintas plantadas sem barris à espera participam, uma depois da outra. De cada uma você diz quantos barris de **vinho** ela dá; o resto é **aguardente**. Ela sempre dá todos os seus barris.

- Cada quinta que dá vinho custa **1 aguardente**, sejam quantos forem os barris. Só paga a que já estava no depósito *antes* da vindima.
- A aguardente nova chega no fim de tudo. No depósito cabem ${seat.brandy}; o que passa disso se perde.
- O vinho fica na quinta como um **lote**: tudo da mesma qualidade, a da quinta mais o **bônus do ano**, a ficha aberta. Lotes nunca se misturam.

**Barris à espera.** Uma quinta em que ainda está o último vinho não dá nada, nem aguardente, a não ser que o seu barco esteja no porto dela com um porão livre. Então o lote antigo embarca primeiro. Você também pode deixar essa quinta de lado, mas não se nada mais foi colhido.

*Exemplo*: você tem quintas em Baixo e em Cima, 1 aguardente no depósito, e o bônus é 1. Em Baixo faz aguardente, ${baixo.barrels} barris, e em Cima vinho: ${cima.barrels} barris de qualidade 6. Ficam ${baixo.barrels} aguardentes no depósito, para duas quintas com vinho na próxima rodada.`,
  },
  boat: {
    title: 'O barco',
    text: `Os rabelos são chatos e têm uma grande vela: o vento os leva Douro acima, a corrente, abaixo. O seu leva até **${seat.holds} lotes**, cada um num porão.

Portos, rio acima: **Gaia**, **Baixo**, **Cima**, **Superior**.
- **Subir**: um movimento leva ao próximo porto.
- **Descer**: um movimento leva até onde você quiser.

Cada movimento custa 1 marcador, nunca o capataz. Numa vez você faz tantos movimentos quantos marcadores tiver, e para quando quiser.

Durante um movimento você pode **embarcar** lotes das suas quintas em toda região de onde o barco sai, por onde passa ou aonde chega, enquanto houver porão livre. Assim, de Superior, uma só descida pode trazer tudo.

**Em Gaia** os lotes desembarcam, tantos quantos cabem na cave: ela tem ${seat.cellar.ruby} colunas de Ruby e ${seat.cellar.tawny} de Tawny, um lote em cada. Para cada lote, na ordem do embarque, você escolhe o lado. Se há mais lotes do que colunas livres, você escolhe também quais ficam a bordo; eles desembarcam assim que uma coluna fica livre com o barco em Gaia.

Nenhum lote volta para o barco.`,
  },
  ageing: {
    title: 'Envelhecer e vender',
    text: `É preciso ter um lote na cave. Lança-se um **dado** para todos os seus lotes. O valor de cada um é a qualidade mais o dado. Os barris vão para o armazém, do seu lado, à categoria mais alta que o valor alcança; o que não encontra espaço desce à seguinte.

**Ruby**
- Vintage: valor nenhum alcança, só o enólogo. ${ruby.vintage.spaces} espaço, ${ruby.vintage.vp} pontos
- LBV: a partir de ${ruby.lbv.from}. ${ruby.lbv.spaces} espaços, ${ruby.lbv.vp} pontos
- Reserva: a partir de ${ruby.reserva.from}. ${ruby.reserva.spaces} espaços, ${ruby.reserva.vp} pontos
- Ruby: abaixo disso, sem limite. Cada ${ruby.bottom.set} barris valem ${ruby.bottom.vp}

**Tawny**
- Colheita: a partir de ${tawny.colheita.from}. ${tawny.colheita.spaces} espaços, ${tawny.colheita.vp} pontos
- Com idade: a partir de ${tawny.aged.from}. ${tawny.aged.spaces} espaços, ${tawny.aged.vp} pontos
- Reserva: a partir de ${tawny.reserva.from}. ${tawny.reserva.spaces} espaços, ${tawny.reserva.vp} pontos
- Tawny: abaixo disso. Cada ${tawny.bottom.set} barris valem ${tawny.bottom.vp}

Quando todos os barris estão lá, cada categoria **cheia** é vendida, uma vez, pelos seus pontos, e fica vazia. Os outros barris esperam.

Primeiro entram os barris, depois age o enólogo, depois uma carta pode acrescentar um barril; a venda vem por último.

*Exemplo*: um lote Ruby de qualidade 7 com 3 barris e um 3 no dado fazem 10. Dois barris enchem LBV, o terceiro desce a Reserva. LBV é vendido por ${ruby.lbv.vp} pontos; o terceiro barril espera.`,
  },
  cards: {
    title: 'Cartas',
    text: `**Pegue** uma das ${cards.display} cartas abertas, ou o topo do baralho sem ver. **Jogue**-a numa vez seguinte. Cada uma destas ações pede um círculo da coluna de cartas; o que a carta faz não pede outro, mesmo com a sua coluna cheia. Cabem ${seat.hand} na mão: com ela cheia, descarta-se uma antes de pegar.

- **${kinds.buying}**: compre; pague ${cards.discount} a menos, ou plante ali uma videira
- **${kinds.harvesting}**: vindima; 1 aguardente paga todo o vinho
- **${kinds.planting}**: de uma a ${cards.plantings} cores diferentes, em quaisquer quintas suas, na ordem verde, roxa, vermelha, branca, amarela
- **${kinds['two-barrels']}**: ${cards.moreBarrels} se juntam a um lote numa quinta
- **${kinds['free-action']}**: comprar, plantar, vindima, ou envelhecer e vender
- **${kinds.enologist}**, quem faz o vinho: olhe o bônus de uma rodada que ainda vem. No resto desta rodada, em cada envelhecimento todo barril sobe uma categoria, de cima para baixo, onde há espaço. Dois enólogos fazem isso duas vezes
- **${kinds.vintage}**: ${cards.vintage.barrels} barril Ruby da cave sai por ${cards.vintage.vp} pontos
- **${kinds.colheita}**: ${cards.colheita.barrels} barris Tawny da cave saem por ${cards.colheita.vp} pontos
- **${kinds.boat}**: de um a ${cards.moves} movimentos sem marcadores
- **${kinds['ageing-barrel']}**: antes da venda um barril vai a um espaço livre, não acima do mais alto do seu lado
- **${kinds['ageing-quality']}**: envelheça e venda com ${cards.moreQuality} a mais no dado

Nenhuma carta planta vinha velha. O que se faz uma vez por rodada vale também com carta. Uma carta que nada faria não pode ser jogada. As cartas pegas da mesa todos conhecem; as do baralho, só você.`,
  },
  rounds: {
    title: 'As rodadas',
    text: `O jogo tem ${rounds} rodadas, cada uma um ano com a sua vindima. A ficha aberta é o **bônus do ano**: 0, 1 ou 2 a mais de qualidade para todo o vinho colhido nele.

**Ser o primeiro jogador**: há um círculo para isso. Você toma a ficha, ou fica com ela. Vale a partir da próxima rodada: quem a tem começa, e escolhe primeiro entre os círculos baratos.

Quando todos passaram ou ficaram sem peças:
1. Marcadores e capatazes voltam. Cada quinta comprada nesta rodada traz o seu marcador.
2. Todos os círculos ficam livres.
3. As cartas que restam na mesa saem, e abrem-se ${cards.display} novas. Durante a rodada nenhum vazio é preenchido.
4. Vira-se a próxima ficha.
5. Pode-se de novo comprar e fazer a vindima; os enólogos vão para casa.

Se o baralho está vazio e falta uma carta, as usadas são embaralhadas.

**Secretos** são a ordem do baralho, as fichas das rodadas que vêm e as cartas que alguém tirou do baralho. Todo o resto está aberto a todos.`,
  },
  end: {
    title: 'O fim',
    text: `Depois da rodada ${rounds} não se vira mais ficha. Aos pontos de cada um somam-se:
- **1** por ${end.barrelsForAPoint} barris de vinho que ainda tem, onde estiverem: quintas, barco, cave e armazém juntos;
- o **preço** de cada quinta plantada, a primeira também;
- **${end.fullEstate}** por quinta com ${vines.slots} videiras.

Aguardente, cartas e peças não valem nada.

Mais pontos vencem. Se forem iguais: mais quintas, plantadas ou não; depois a maior soma das qualidades de todas as quintas; depois o lugar é dividido.

*Exemplo*: 10 pontos, 14 barris de sobra, uma quinta plantada em Baixo por 2, uma em Cima por 4 com cinco videiras, e uma em Superior com duas: 10 + 3 + 2 + 4 + 1 = 20.

Quem desiste fica atrás de todos os que ficam. De dois, o outro vence na hora; de mais, um substituto joga por ele.`,
  },
  setup: {
    title: 'Preparação',
    text: `Jogam de dois a quatro; quem começa é sorteado. Cada um começa com
- ${start.vp} pontos e ${start.brandy} barril de aguardente,
- um barco em Gaia,
- uma quinta em Baixo Corgo com três videiras: verde, roxa, amarela. Ela já pode dar vindima,
- ${start.markers} marcadores e o capataz.

Quem começa tem vantagem; por isso, na primeira rodada, o lugar 1 tem um marcador a menos; com quatro, o lugar 2 também.

${rounds} de ${box.chips.bonus.length} fichas (0, 1 e 2, três de cada) ficam viradas sobre as rodadas; a primeira é aberta. As outras duas nunca são vistas. As 36 cartas são embaralhadas e ${cards.display} são abertas.

Com dois ou três, os círculos mais caros da mesa não entram em jogo, e os lugares livres de Baixo Corgo podem ser comprados.

Nem todos os números da cópia impressa foram encontrados. Os que tivemos de deduzir estão marcados nos papéis do projeto, e ali se corrigem num só arquivo.

Vintage foi criado por Gil d'Orey e publicado pela MESAboardgames em 2011. Este é um projeto independente.`,
  },
  notation: {
    title: 'Ações por escrito',
    text: `Toda ação tem um botão e pode ser escrita com \`${commandName(ID, 'do')}\`: qualquer parte em palavras, ou como o registro a escreve:
\`buy cima-1 pay 1\` · \`plant 2 purple pay 1\` · \`harvest pay 1\` · \`sail cima load 2\` · \`age pay overseer-2\` · \`take boat pay 1\` · \`take deck discard planting pay 1\` · \`play enologist 4 pay 1\` · \`first pay 1\` · \`pass\`

\`pay 2\` são dois marcadores, \`pay overseer-2\` é o capataz no círculo com um 2.

Passos de uma vez: \`gather 2 wine 3\` · \`leave 1\` · \`sail gaia\` · \`stop\` · \`unload ruby\` · \`unload boat\` · \`plant 1 white\` · \`add tawny aged\`

As quintas têm números na ordem em que você as ganhou, os lugares, por região: \`baixo-1\`, \`cima-3\`. Videiras: \`green\` (verde), \`purple\` (roxa), \`red\` (vermelha), \`white\` (branca), \`yellow\` (amarela), \`old\` (vinha velha).

Cartas: \`buying\` (${kinds.buying}) com um lugar e \`discount\` ou uma cor, \`harvesting\`, \`planting\`, \`two-barrels\` com uma quinta, \`free-action\` com \`buy\`, \`plant\`, \`harvest\` ou \`age\`, \`enologist\` com uma rodada, \`vintage\` com uma coluna, \`colheita\` com duas (\`1,2\`), \`boat\`, \`ageing-barrel\`, \`ageing-quality\`.`,
  },
};
