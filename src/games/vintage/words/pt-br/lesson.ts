import type { Phrases } from '../en/index.ts';

/** From planting to the first sale on the example board; the numbers in it are the board's. */
export const lesson: Phrases['lesson'] = {
  you: 'Você',
  other: 'Oponente',
  goOn: 'Continuar',
  again: 'De novo, do começo',
  look: {
    text: `**Do plantio à primeira venda, em um tabuleiro de exemplo.** O rio é o Douro. Ele vem de cima, passa por três regiões com socalcos e desce até **Gaia**, onde o vinho se torna Porto.

Você tem uma **quinta** em Baixo Corgo. Há três videiras ali, então ela já dá vindima: 2 barris de qualidade 2. É pouco. Rio acima o vinho é melhor: em Cima Corgo uma quinta dá 3 barris de qualidade 5.

Abaixo do vale está a **mesa de ações**. Cada coluna é uma ação, cada círculo um lugar que um de vocês pode ocupar, por tantos **marcadores** quantos diz o número. Você tem 3, e o **capataz**, que pode ficar sozinho em qualquer círculo.

Embaixo estão vocês dois: 3 pontos e 1 barril de aguardente cada um.`,
    remarks: { goOn: 'O primeiro ano é comum: a ficha aberta mostra um bônus de 0.' },
  },
  buy: {
    text: `É a sua vez: **uma** ação, depois uma do oponente, e assim por diante.

Nas placas do vale, o número dourado é o preço do lugar, o outro a qualidade. Uma quinta em Cima Corgo custa **3 pontos**, tudo o que você tem. Se no fim ela tiver três videiras, o preço volta. E a partir da próxima rodada ela traz um marcador a mais.

O que você faz?`,
    remarks: {
      buy: 'É sua, pelo primeiro círculo da coluna, que custa 1 marcador.',
      harvest:
        'Pode: 2 barris de qualidade 2. Mas a sua única aguardente iria para um vinho fraco, e este ano não tem bônus. Tente outra coisa.',
      plant:
        'Pode. Mas quatro videiras não são melhores que três; só a quinta aumenta a qualidade. Tente outra coisa.',
    },
  },
  plant: {
    text: `O oponente fez a vindima e ocupa o primeiro círculo dessa coluna. Agora ela custa a você 2 marcadores, ou o capataz. E a sua nova quinta ainda está vazia.

Ela precisa de **três videiras**, todas diferentes, uma por ação. A roxa tem coluna própria, a verde divide uma com a vermelha, a branca com a amarela. Você tem 2 marcadores e o capataz.

A imagem agora é a das suas próprias vezes: em cima a sua casa, embaixo a mesa. Em cinza está o que você não pode fazer agora; um anel marca aquilo de que se fala.`,
    remarks: {
      purple:
        'A roxa está plantada. Enquanto o oponente leva vinho a Gaia, uma verde vem na sua próxima vez.',
      old: 'Uma vinha velha melhora a quinta na hora, de 5 para 6. Mas custa 2 marcadores, e nesta rodada já não daria para plantar três videiras. Tente outra coisa.',
      harvest:
        'Só Baixo daria vindima: com menos de três videiras não há nada. E o círculo mais caro custa os seus dois marcadores. Tente outra coisa.',
    },
  },
  third: {
    text: `Duas videiras estão de pé. Os marcadores acabaram, e resta o **capataz**. Ele ocupa qualquer círculo livre, barato ou caro, uma vez por rodada.

O vinho do oponente já está na cave, do lado **Ruby**.`,
    remarks: {
      white: 'A terceira videira. A quinta está plantada, e a primeira rodada acabou para você.',
      first:
        'Com a ficha você começaria a próxima rodada. Mas ela já está com você. A terceira videira vale mais. Tente outra coisa.',
      pass: 'Descansar sempre pode. Mas o capataz volta na próxima rodada de qualquer jeito: use-o. Tente outra coisa.',
    },
  },
  year: {
    text: `**Rodada 2.** Todas as peças voltaram, e a nova quinta traz uma: você tem 5 marcadores. A ficha do ano mostra **1**: todo vinho desta rodada tem 1 a mais de qualidade.

O oponente envelheceu a cave com o capataz: qualidade 2 e um 5 no dado fizeram 7. Dois barris estão agora em Reserva. Essa categoria tem três espaços e só se vende cheia, então eles esperam.`,
    remarks: {
      harvest: 'Um marcador, no primeiro círculo. Todas as suas quintas plantadas dão vindima juntas.',
      old: 'Qualidade 6 antes da vindima: boa ideia. Mas custa 2 de 5 marcadores, e a viagem e a cave precisam do resto. Tente outra coisa.',
      sail: 'Ainda não há nada para embarcar. Tente outra coisa.',
    },
  },
  baixo: {
    text: `Quinta por quinta você diz quanto vira **vinho**; o resto é **aguardente**. Para parar a fermentação, uma quinta com vinho precisa de 1 aguardente do depósito, como ele estava antes da vindima. Você tem **1**, então só uma das duas quintas pode dar vinho.

Primeiro Baixo: 2 barris. O vinho teria qualidade 3.`,
    remarks: {
      brandy: 'Dois barris de aguardente: bastam para duas quintas com vinho da próxima vez.',
      wine: 'Pode. Mas então Cima, com vinho melhor e em maior quantidade, só pode dar aguardente. Tente outra coisa.',
    },
  },
  cima: {
    text: `Agora Cima: 3 barris. A qualidade é 5, e o bônus do ano soma 1.`,
    remarks: {
      wine: 'Três barris de qualidade 6 estão na quinta. Uma aguardente foi gasta, duas chegaram.',
      brandy:
        'Pode. Mas no depósito cabem 3 barris de aguardente, e o que passa disso se perde. Tente outra coisa.',
    },
  },
  boat: {
    text: `O vinho está em Cima, e o seu **rabelo** em Gaia. **Rio acima** cada movimento vai só até o próximo porto; **rio abaixo** um só leva até onde você quiser. Cada um custa 1 marcador, e numa vez cabem vários. Ida e volta são 3 dos seus 4.

Uma quinta com barris à espera não dá nova vindima. Vá buscá-los.`,
    remarks: {
      sail: 'A vela está içada, e o vento sopra do mar.',
      pass: 'Passar vale até o fim da rodada: o vinho esperaria em Cima o ano todo. Tente outra coisa.',
      old: 'Pode, para vindimas futuras: o vinho que já está lá mantém a qualidade. Mas 2 marcadores são poucos para trazê-lo. Tente outra coisa.',
    },
  },
  load: {
    text: `O barco está em Baixo. A sua vez continua: siga enquanto tiver marcadores, ou pare.

No caminho você pode **embarcar** em toda região de onde o barco sai, por onde passa ou aonde chega. Há três porões, um por lote.`,
    remarks: {
      on: 'Três barris estão a bordo, no primeiro porão.',
      back: 'Pode, com os porões vazios. Tente outra coisa.',
      stop: 'Pode: a sua vez acaba, e o barco espera em Baixo. Mas você não ganha nada com isso. Tente outra coisa.',
    },
  },
  home: {
    text: `Embarcado. Daqui a corrente leva você até Gaia em **um** movimento.`,
    remarks: {
      gaia: 'Baixo ficou para trás, as corredeiras também: eis o cais de Gaia.',
      superior: 'Mais acima você não tem nada. Tente outra coisa.',
      stop: 'Pode, mas no rio o vinho não vale nada. Tente outra coisa.',
    },
  },
  side: {
    text: `Em Gaia o lote desembarca, e você escolhe o que ele será. O dado decide: qualidade 6 **mais o dado**.

**Ruby**: Reserva a partir de 6, três espaços, 2 pontos; LBV (Late Bottled Vintage) a partir de 10, dois espaços, 3 pontos.
De 1 a 3: três barris enchem Reserva, **2 pontos**. De 4 a 6: dois enchem LBV, **3 pontos**, e o terceiro espera em Reserva.

**Tawny**: Reserva a partir de 6, quatro espaços, 2 pontos; com idade a partir de 9, três espaços, 3 pontos; Colheita a partir de 12, dois espaços, 4 pontos.
1 ou 2: três de quatro espaços, ainda **nada**. De 3 a 5: **3 pontos**. 6: dois enchem Colheita, **4 pontos**.`,
    remarks: {
      ruby: 'Ruby: seja qual for o dado, algo se vende. Em média 2,5 pontos.',
      tawny:
        'Boa escolha para quem gosta de esperar: até 4 pontos, mas nada na hora com 1 ou 2; em média 2,2. Tente outra coisa.',
    },
  },
  age: {
    text: `Você parou em Gaia, com 1 marcador e o capataz. O oponente plantou.

Agora **envelheça e venda**: um só dado para tudo o que está na sua cave. Cada categoria que ficar cheia é vendida pelos seus pontos.`,
    remarks: {
      age: 'O dado mostra **4**.',
      first: 'Um bom plano: o capataz ainda poderia envelhecer. Mas primeiro os pontos. Tente outra coisa.',
      pass: 'Pode. Mas na próxima rodada o vinho ocuparia uma coluna da sua cave. Tente outra coisa.',
    },
  },
  sold: {
    text: `**6 + 4 = 10.** Dois barris viraram Late Bottled Vintage e foram vendidos por **3 pontos**. O terceiro não achou espaço e desceu a Reserva. Ele fica lá, e mais dois enchem essa categoria.

Assim gira a roda: plantar, colher, navegar, envelhecer, vender. Há 2 aguardentes para a próxima vindima, e o capataz para mais uma ação nesta rodada.

Depois some o que melhora o vinho: uma quinta videira, uma vinha velha em Cima, bons anos. As **cartas** mudam um pouco as regras. Depois de sete rodadas volta o preço de cada quinta plantada, 4 barris que sobram valem um ponto, e mais pontos vencem.`,
    remarks: { again: 'De volta ao primeiro tabuleiro.' },
  },
};
