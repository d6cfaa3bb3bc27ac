about = Vintage: plante videiras Douro acima, traga a vindima e envelheça vinho do Porto

-pay = Marcadores, como 1, ou o capataz num círculo, como overseer-2

verbs_harvest_about = Faça a vindima de todas as quintas plantadas; depois você decide uma por uma
verbs_harvest_options_pay = { -pay }
verbs_sail_about = Mova o barco por um marcador e embarque o que fica no caminho
verbs_sail_options_to = Um cais, como Gaia
verbs_sail_options_load = As quintas cujos lotes embarcam, como 1,2
verbs_age_about = Role o dado, envelheça a cave e venda
verbs_age_options_pay = { -pay }
