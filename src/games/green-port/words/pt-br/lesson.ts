import type { GreenPortWords } from '../en/index.ts';

export const lesson: GreenPortWords['lesson'] = {
  you: 'Você',
  other: 'Oponente',
  goOn: 'Continuar',
  watch: 'Ver o que o oponente faz',
  again: 'De novo, do começo',
  look: {
    text: `**Uma primeira vez, em um tabuleiro de exemplo.** As cartas descem ao cais como contêineres, e em cada um se esconde alguém de uma cor: **B** azul, **G** verde, **R** vermelho, **Y** amarelo. Quem você contrata entra na sua turma. As regras chamam cada um da turma de **cubo**.

Os papéis são **objetivos**: o preço em cubos, os pontos em ouro. As casas são **sedes**, também à venda. Os dois valem pontos para quem paga.

Embaixo estão vocês dois, cada um com uma **ficha**. A sua mostra uma gota.`,
    remarks: { goOn: 'Antes da primeira vez, cada um escolhe um cubo inicial.' },
  },
  pick: {
    text: `O último lugar escolhe primeiro: o seu oponente pegou amarelo. Que cor você escolhe?

Ajuda ter um plano. Veja os papéis: o número 3 pede 4 azuis e 1 amarelo, 5 cubos ao todo. Os outros pedem mais.`,
    remarks: {
      blue: 'Um dos 4 cubos azuis do Objetivo 3 já é seu.',
      green: 'Boa ideia: os Objetivos 2 e 4 pedem muito verde. Mas custam 6 e 8 cubos. Tente outra opção.',
      red: 'Boa ideia: o Objetivo 1 é todo vermelho. Mas custa 6 cubos, e o número 3 só 5. Tente outra opção.',
    },
  },
  first: {
    text: `É a sua vez. Você **revela** cartas, uma a uma, e elas ficam abertas no cais até você parar e contratar.

Das 31 cartas do baralho, 5 são **pretas**. Enquanto não há ninguém no cais, uma carta preta não faz nada. Por isso a primeira carta é segura, e o botão diz isso.`,
    remarks: { reveal: 'Uma carta amarela com círculos.' },
  },
  one: {
    text: `A placa embaixo diz o que o amarelo traria: **+1** cubo. Você pode contratar agora ou revelar mais uma carta.

Daqui em diante uma carta preta é um **flagrante**: nada de contratar nesta vez. Restam 30 cartas, 5 delas pretas; a faixa abaixo do cais conta todas. São **17%**, e você não precisa fazer a conta: a placa no guindaste e o botão sempre dizem o valor exato.`,
    remarks: {
      yellow: 'Pode, e é seguro. Mas um cubo é pouco para uma vez inteira. Tente outra opção.',
      reveal: 'Você arriscou e deu certo: uma carta azul com uma roda.',
    },
  },
  two: {
    text: `Há duas cores abertas. Você só pode contratar **uma**, mas com todas as cartas dela: uma segunda azul ou amarela valeria mais. Continuar ou contratar?`,
    remarks: {
      blue: 'Azul é o seu plano, mas com o cubo inicial são só 2 de 4. O risco ainda é de 17%. Tente outra opção.',
      yellow:
        'O Objetivo 3 também pede um cubo amarelo, mas os quatro azuis são mais difíceis. Tente outra opção.',
      reveal: 'Deu certo de novo: uma carta vermelha com círculos.',
    },
  },
  three: {
    text: `Três cores. Se saísse uma carta verde, você teria **Sincronia**: com as quatro cores abertas, a sua contratação traz também um cubo de cada outra cor.

As pretas ainda são 5, mas o baralho encolheu para 28: **18%**.`,
    remarks: {
      blue: 'Seguro, mas só 1 cubo. Das 28 cartas, 11 ajudariam (5 azuis e 6 verdes) e 5 atrapalhariam. Tente outra opção.',
      red: 'O Objetivo 3 não pede vermelho. E 11 das 28 cartas ajudariam, 5 azuis e 6 verdes. Tente outra opção.',
      reveal: 'Azul, e com uma gota: o símbolo da sua ficha!',
    },
  },
  four: {
    text: `Agora o azul traz **+3**: duas cartas, e mais um porque uma carta azul mostra o símbolo da sua ficha, que está de pé. Um anel dourado marca essa carta. Com o cubo inicial seriam 4 azuis.

Com uma carta preta você perderia tudo isso, ou teria de **virar** a ficha: as cartas abertas saem, e você recomeça. O risco é de **19%**. Você para?`,
    remarks: {
      reveal:
        'Você vira a carta: **preta**. Se virar a ficha, as cartas abertas saem; se não, você não contrata ninguém. Parar na hora certa é metade do jogo. Volte e tente outra opção.',
      blue: 'Você para. Quatro cubos azuis são seus.',
      red: 'Pode, mas 1 vermelho é menos que 3 azuis, e o Objetivo 3 pede azul. Tente outra opção.',
    },
  },
  refer: {
    text: `As cartas azuis saíram, as outras continuam ali. Antes de você gastar, cada um dos outros responde uma vez: pode **indicar**. É dar um cubo a **você**, de qualquer cor, e levar todas as cartas de uma cor que restou.

A vermelha e a amarela mostram círculos, o símbolo da ficha do seu oponente: qualquer uma traria 2 cubos. O único cubo que ele tem para dar é amarelo.`,
    remarks: { goOn: 'O seu oponente leva 2 vermelhos e paga a você o cubo amarelo.' },
  },
  spend: {
    text: `4 azuis e 1 amarelo: exatamente o que o Objetivo 3 pede. O que você pode pagar tem uma borda dourada.

Agora você **gasta**, quantas vezes puder pagar e em qualquer ordem. O que você faz?`,
    remarks: {
      complete: 'Cinco cubos por 5 pontos. Os pontos contam na hora.',
      buy: 'Pode: 2 pontos, e daí em diante cada objetivo custa um cubo a menos para você. Mas hoje você pode ter 5 pontos, e esses ninguém tira de você. Tente outra opção.',
      end: 'Pode: os cubos continuam seus. Mas alguém pode cumprir o Objetivo 3 antes, e um X laranja corta pela metade quem tem mais de 7 cubos. Tente outra opção.',
    },
  },
  after: {
    text: `**5 pontos** na sua primeira vez. E veja a **sede** azul: o preço caiu de 3 para **2**. São 2 cubos da cor, e mais um por carta dessa cor nos papéis que restam.

Cada sede traz pontos e um **poder**. Azul: os objetivos custam um cubo a menos. Verde: um cubo a mais em cada contratação da cor que você escolher. Vermelha: você troca quaisquer 2 cubos por um de outra cor, e não 3. Amarela: fica mais barato levantar a ficha virada.

Agora você encerraria a vez. Depois o seu oponente revela, e você responde se indica. Quando não resta objetivo, a rodada termina e mais pontos vencem.`,
    remarks: { again: 'De volta ao primeiro tabuleiro.' },
  },
};
