/**
 * What senders of spam say and customers of an engineering firm do not, with its weight. Each counts once. Patterns
 * have no nested repetition, so that no text takes long. A word that an engineer may use (slot, credit, invoice) is
 * here only together with others.
 */
export const phrases: [RegExp, number][] = [
  // Search engines, traffic, websites
  [
    /\bseo\b|search engine optimi[sz]ation|suchmaschinenoptimierung|référencement|posicionamiento web|posizionamento|pozycjonowani/,
    4,
  ],
  [/back-?\s?links?\b|link[- ]building|link (?:exchange|insertion)|do-?follow/, 5],
  [/guest[- ]posts?\b|sponsored (?:post|article)|publish an article on your/, 4],
  [/domain authority|\bda ?\d\d\b|domain rating/, 3],
  [
    /\b(?:first|1st|top|#1) (?:page|spot|position|place)s? (?:of|on|in) (?:google|search)|rank(?:ed|ing|ings)? (?:higher )?(?:on|in) (?:google|search)|google rank|première page|primera p[áa]gina|erste seite|prima pagina/,
    4,
  ],
  [/(?:organic|web|website|targeted|more) traffic/, 3],
  [
    /(?:redesign|rebuild|revamp) (?:of )?your (?:web ?)?site|web (?:design|development) (?:services?|company|agency|team)|app development/,
    3,
  ],
  [/social media (?:followers|marketing|management)|instagram followers|facebook ads|google ads/, 3],
  [/explainer video|animated video|promo(?:tional)? video/, 3],
  [
    /lead generation|(?:qualified|targeted|b2b|exclusive) leads|email (?:lists?|database)|contact (?:lists?|database)|(?:attendees?|visitors?) (?:contact )?list/,
    3,
  ],
  [/virtual assistants?|outsourc(?:e|ing) (?:your|team)|offshore (?:team|developers)/, 3],
  [/wikipedia page|google reviews|trustpilot|(?:five|5)[- ]star reviews/, 5],
  [/buy .{0,20}(?:followers|likes|reviews|views|subscribers)/, 4],
  [/contact forms? (?:marketing|blast|submission)|(?:mass|bulk) (?:mailing|e-?mail)/, 4],
  // Gambling
  [/casin[oò]|kasyno|казино|赌场|博彩|赌博|彩票|카지노|bahis/, 4],
  [
    /free spins|jackpot|sports ?bet|betting|online slots?|poker|gambling|welcome bonus|apuestas|apostas|ставки на/,
    4,
  ],
  // Money for nothing
  [/bitcoin|\bbtc\b|ethereum|\busdt\b|crypto|криптовалют|forex|binary option|\bnfts?\b|blockchain|比特币/, 3],
  [
    /(?:double|triple|multiply) your (?:money|investment|deposit|income)|passive income|guaranteed (?:returns?|profits?|income)|financial freedom|earn .{0,15}(?:per|a|every) (?:day|week|month)|from home|заработ|trading (?:bot|signals?|platform)|daily profit/,
    3,
  ],
  [
    /(?:business|personal|urgent|quick|cheap|unsecured|instant) (?:loan|credit|funding)s?\b|loan (?:offer|approval|of)|working capital|no credit check|% interest|préstamo|empréstimo|prestito|pożyczk|sofortkredit|kredit ohne|prêt (?:entre|rapide|de)|кредит|贷款/,
    4,
  ],
  [
    /next of kin|inheritance|beneficiary|dormant account|late (?:husband|client|father)|compensation fund|dying|widow/,
    4,
  ],
  [/investors? (?:ready|willing|looking)|project (?:funding|financing)|joint venture|silent partner/, 3],
  [/lottery|you have won|claim your (?:prize|reward|bonus)|gift cards?|million (?:us )?dollars/, 3],
  [/presale|whitelist|\d+x (?:potential|profit)|token/, 2],
  [/% interest|interest rate|need money|low interest|taux de \d/, 2],
  // Pills, dates, watches
  [
    /viagra|cialis|tramadol|without prescription|weight loss|\bketo\b|\bcbd\b|erectile|lose \d+ (?:pounds|kg)|testosterone/,
    5,
  ],
  [
    /\bporn|\bsex\b|\bsexy|escorts?\b|hot (?:girls|women|singles)|singles in your|\bdating\b|onlyfans|\bnudes?\b|meet (?:girls|women)|знакомств|секс/,
    5,
  ],
  [/replica|rolex|louis vuitton|designer (?:bags|handbags)|ray-?ban/, 4],
  [/pharmacy|miracle|clinically proven|detox|heals/, 3],
  [
    /psychic|essay writ|professional writers|buy .{0,20}(?:diploma|licen[cs]e|passport)|without (?:exam|interview)/,
    4,
  ],
  // Threats and phishing
  [
    /(?:verify|confirm|update|validate) your (?:account|mailbox|identity|e-?mail|payment|billing|password|details)/,
    4,
  ],
  [
    /(?:account|mailbox|domain|hosting|service|website) (?:will be|has been|is about to be|is going to be) (?:suspended|closed|limited|deactivated|terminated|deleted|removed|blocked)|mailbox (?:is )?(?:almost )?full|quota (?:limit|exceeded)|password (?:will |has |is about to )?expire/,
    4,
  ],
  [/domain (?:name )?(?:registration|renewal|expir)|renew your domain|domain .{0,20}expires?/, 3],
  [
    /unusual (?:sign-?in|activity|login)|click (?:here|below|the link|on the link)|log ?in (?:here|below|immediately)/,
    3,
  ],
  [
    /overdue (?:invoice|payment|balance)|unpaid invoice|(?:our|new|changed) bank (?:details|account)|final (?:notice|reminder)|wire transfer|avoid (?:legal|further) action|collection agency/,
    3,
  ],
  [
    /copyright (?:infringement|violation)|dmca|legal action|your images? without|violat(?:es|ing|ion of) (?:our|the)/,
    3,
  ],
  [/recorded you|webcam|leak(?:ed)? your|your data(?:base)? (?:will|has)/, 4],
  [/\bhack(?:ed|er)\b/, 3],
  [/premium domain|domain .{0,30}for sale|own it before/, 3],
  // The tone of voice of people who have never read the site
  [
    /dear (?:web ?site|site|business|company|domain) (?:owner|manager|admin)|dear (?:friend|beloved|beneficiary|winner)|hello (?:dear|friend)/,
    2,
  ],
  [
    /(?:came|come|stumbled) (?:across|upon) your (?:web ?site|site|business|company|page)|(?:browsing|visiting|looking at|checking out|reviewed|visited|found) your (?:web ?site|site|blog)/,
    2,
  ],
  [
    /(?:increase|boost|grow|improve|skyrocket|explode|maximi[sz]e) your (?:sales|revenue|visibility|ranking|rankings|business|traffic|online|conversion|profits?|income)|grow your business|more (?:customers|clients|sales)/,
    3,
  ],
  [
    /act now|limited[- ]time|today only|risk[- ]free|money[- ]back|100% (?:free|guaranteed|legal|safe)|no obligation|special (?:offer|discount)|\d+% off|free (?:trial|audit|quote for your|consultation|sample of our)|best price guarantee|don't miss|hurry/,
    2,
  ],
  [/unsubscribe|opt[- ]?out|reply (?:with )?["“']?(?:stop|yes|remove)|stop (?:receiving|these)/, 2],
  [/whats ?app|telegram|we ?chat|加微信|微信|skype/, 2],
  [
    /(?:professional|leading|reliable|experienced) (?:manufacturer|factory|supplier|exporter)|factory (?:direct )?price|from china|we (?:are )?(?:a )?(?:manufacture|factory|supply)|our (?:main )?products (?:are|include)/,
    3,
  ],
  [
    /(?:quick|short|\d+[- ]?min(?:ute)?s?) (?:call|chat|zoom)|schedule a (?:call|demo|meeting)|book a (?:call|demo)|are you available/,
    2,
  ],
  [
    /affordable (?:price|rate|package)s?|our packages?|packages? start|portfolio|per hour|price list for (?:our )?services/,
    2,
  ],
  [
    /продвижени|раскрутк|накрутк|рассылк|баз[аыу] (?:данных|клиентов|e-?mail)|под ключ|сайт[аов]* .{0,15}(?:создан|разработ)|бонус|выигр/,
    4,
  ],
  [/网站优化|排名|推广|代开|发票|投资|理财|兼职|加我/, 4],
  [
    /gewinnspiel|schufa|abnehmen|geld verdienen|sichtbarkeit|visibilité|más (?:clientes|ventas|visitas)|plus de (?:clients|visiteurs)|gagn(?:er|ez) |gana dinero/,
    3,
  ],
  [/feature you|placement fee|been nominated|front cover|award/, 3],
  [
    /are you the (?:right person|owner|decision)|save (?:up to )?\d+ ?%|(?:companies|businesses) like yours|i saw your (?:profile|photo)/,
    2,
  ],
  [/cheap(?:est)? price|wholesale|export worldwide|best offer|instant delivery|free shipping|great deals/, 3],
  [/kundengewinnung|mehr (?:kunden|besucher|umsatz)|więcej klientów/, 3],
]
