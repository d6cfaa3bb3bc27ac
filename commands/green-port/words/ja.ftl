about = グリーンポート：勇気の続くかぎりカードをめくり、クルーを雇います

verbs_reveal_about = 次のカードをめくります
verbs_hire_about = めくるのをやめ、プールの1色を雇います
verbs_hire_options_colour = プールにある色（赤など）
verbs_end_about = 手番を終えます
settings_variant = 標準（初期値）か、ルールを減らしたもの
