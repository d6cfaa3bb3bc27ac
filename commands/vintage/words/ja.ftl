about = ヴィンテージ：ドウロ川でブドウを育て、収穫を運び、ポートワインに熟成させます

-pay = マーカー（1など）か、監督とマス（overseer-2など）

verbs_harvest_about = 植えた農園をすべて収穫します。その後、農園ごとに聞かれます
verbs_harvest_options_pay = { -pay }
verbs_sail_about = マーカーで船を動かし、途中にあるものを積みます
verbs_sail_options_to = 港（ガイアなど）
verbs_sail_options_load = ロットを積む自分の農園（1,2など）
verbs_age_about = ダイスを振り、セラーを熟成させて売ります
verbs_age_options_pay = { -pay }
