/**
 * What the words and signs of a sentence say: how much it wants something of an applicant, and an answer. Each weight stands
 * once, with all that weigh as much. Written by `bench/learn-instruction-words.ts` out of the judged sets; not by hand.
 */
export const WANTS: readonly (readonly [weight: number, names: string])[] = [
  [-12, '^you'],
  [-9.5, 'h:respo'],
  [-9, '^our'],
  [-8, 'h:shoul'],
  [-7.5, 'each engin such'],
  [-7, '#words1 analy'],
  [-6.5, 'h:about h:dutie'],
  [-6, "#words2 h:you'l world"],
  [-5.5, "^you'd join withi"],
  [-5, 'group help machi our progr'],
  [
    -4.5,
    "^exper ^must ^thank abili acces bonus build busin contr h:marke h:skill h:will matte money servi stron summa team techn train you'l",
  ],
  [-4, "#part0 ^job ^not ^you'l accom actio colle digit h:bring h:job hmo infor knowl quali role sql will"],
  [-3.5, "ask backg benef compa compe envir h:basic h:descr h:haves i'll missi need oppor relat remin six tag teste"],
  [
    -3,
    '#part1 #words3 ^about ^this ^work activ advan based calli calls chall chat comfo conve cover day degre dutie etc flexi h:engin h:quali h:scope h:skipp h:stude h:tasks healt high ignor indus k key membe paid resea sick skill slack succe tasks we',
  ],
  [
    -2.5,
    "#part2 #words5 ^are ^check ^clerk ^custo ^no ^requi agenc answe art cultu custo deadl disab h:data h:day h:devel h:sales h:subje h:we're h:work impac ink learn meet micro peopl probl repor revie scien solut some sound sourc st suppl willi",
  ],
  [
    -2,
    "^dutie ^good ^impor ^money ^pay ^so ^sound ^use ^what' ^why ^you'r allow and basic big birth book care comme consu conte creat datab denta deplo devel earn famil field follo found grow h:assoc h:gagaw h:have h:line h:look h:prefe h:produ h:remot h:sched h:sure h:techn h:that' inc insur is it klavi level lines new notes offer opene part patie payme perfo platf po possi pract proce regul repli requi resou scrip send small stati stock stude tea teams them ticke urgen users via visua web week wifi wont",
  ],
  [
    -1.5,
    "^able ^anyon ^build ^data ^desig ^end ^famil ^i'll ^if ^it ^lead ^never ^onlin ^put ^respo ^short ^train ^with are asap asses assis aws ba bette blog brand bulle calen candi canva caree cente centr check colla commo commu cours date days deep depar docum doing drive effic enabl enhan equip every excel extra finan for gb goes good gradu grate growt h:analy h:and h:ask h:benef h:bonus h:compe h:compu h:degre h:doing h:emplo h:find h:for h:key h:knowl h:lab h:make h:onlin h:own h:packa h:plus h:posts h:role h:speci h:suppo h:team h:this h:train house hrs ideal ident ids illus in innov issue javas lakba legit lives local m mag makin medic mine multi natio neede order physi polic poten prepa produ profi promo resid segme selec selfi selle shift shoes signa someo sorry stage stand step teamm telli tells ten thank these thing track trade trave upwor value we're weeks work yrs zoom",
  ],
  [
    -1,
    "#part3 #part4 #words4 ^abili ^add ^can ^chatg ^cheer ^click ^compa ^could ^creat ^cv ^devel ^dont ^draft ^each ^flexi ^here' ^hirin ^hours ^i ^knowl ^looki ^may ^need ^p ^point ^prepa ^salar ^sched ^scrip ^set ^step ^stron ^trans ^watch ^who ^witho ^worki ^yes accep accur achie acros addit algor amazo artic as attit bache bambo bank be becom bi bless bring capti chanc chann citiz click clien coffe color compl compu condu cooki coord corre curio daily demon depen desig distr diver doc docto doe does dogs don't durin edge educa effec elect ends engli enjoy expan facto faste feder fine five flows form four frame from futur g gaps given globa go goals grew growi guide h h:abili h:addit h:assis h:bache h:befor h:bette h:bulle h:busin h:caree h:click h:clien h:co h:copyw h:days h:drive h:edito h:email h:est h:exper h:follo h:healt h:hit h:hr h:infor h:leads h:life h:looki h:minim h:moder h:must h:of h:offic h:oppor h:or h:proce h:progr h:pytho h:requi h:seo h:servi h:shift h:skip h:steps h:thing h:we h:worki he headi hello here' hosti ibm if impor inclu infra invit invol kada kafka leade leadi leave life login looki madam mark marun milli mind miss ml mobil model mouth na natur netwo never next oak olj on ones optio overl owner p parti passp pay pets php pipel pm posit posts power prese previ prote q quest raise recru regar remot sa saas says schoo sell seo set ship shop socia solid somew spari speci stake steps still stori summe sunda sunny suppo syste tenan th thems then to today turn under visio wag while whole witho wonde year yet",
  ],
  [
    -0.5,
    "^after ^an ^ask ^bache ^benef ^bonus ^budge ^by ^c ^call ^capti ^certi ^chat ^cold ^colle ^comfo ^commu ^compe ^demon ^do ^earn ^educa ^excel ^fixed ^fluen ^god ^hanap ^handl ^here ^hi ^hmo ^how ^imple ^it's ^keep ^mag ^magda ^maint ^manag ^medic ^minim ^month ^my ^nice ^once ^only ^own ^pa ^paid ^perfo ^perks ^pleas ^proce ^profi ^q ^qa ^rate ^ready ^recru ^revie ^sampl ^see ^seo ^shift ^some ^somet ^speak ^stabl ^take ^teach ^tools ^tutor ^typin ^us ^video ^we ^we're ^what ^where ^willi ^yearl ^you'v able about above accen act adobo ads after again agent agile all aller am an annua anyon appoi appre areas asked asset assum attor autho awake away azure bago behin best billi biolo bird blogs board break bug butto by cake call canno cant capab cart cases catch chara chase chatb cheer class claud clear clerk clini clips close codes cold colum comin condi consi conti copyw corpo could criti css deal dedic defin denni desch deter di diffe diplo direc disci discr domai done dont door draft dream drivi early ebay effor empow end engag enter entir entre eod equiv error escal essen est etl etsy evalu event excep exp explo face faceb featu feedb femal files final find findi firm firms fit fixed fluen focus food forec franc free fresh frida fully gcash gear gende germa get gets gift git god got grad guard guest h:able h:addre h:agent h:allow h:am h:are h:attri h:baris h:based h:bille h:bookk h:brand h:bridg h:build h:but h:car h:care h:city h:colla h:colle h:commi h:conte h:coord h:core h:coupl h:creat h:cultu h:custo h:desir h:desk h:dishw h:do h:don't h:each h:educa h:entry h:envir h:equal h:essen h:estim h:excel h:execu h:expan h:flori h:frame h:furni h:gb h:gener h:helpe h:hire h:holde h:hours h:housi h:html h:ibm h:insur h:into h:isa h:keen h:kitch h:learn h:least h:level h:links h:looks h:ma h:machi h:makuk h:manil h:mater h:matte h:medic h:membe h:mga h:ml h:model h:msg h:newsl h:north h:ok h:other h:out h:over h:overv h:paano h:paid h:payro h:peopl h:perfo h:perso h:ph h:plan h:plumb h:posit h:ram h:recei h:recen h:recru h:resea h:resul h:s h:scien h:secur h:showr h:socia h:solar h:someo h:sql h:stack h:state h:stron h:succe h:syste h:tailo h:talk h:their h:there h:tikto h:time h:trave h:twice h:u h:va h:vacat h:value h:virtu h:web h:week h:weeks h:wfh h:what' h:who h:why half hanap handm hands harbo heari heliu helpi helps here hero hi hipaa hired his hm holdi holid hook hope hr html ideas imagi impro incen incom incre indep indiv influ insig inves invoi items its java jobs joke journ kami keywo kids kind kindn lake lang lapto late laugh law lead leads legal let's li like listi lists look looks loyal magda major make male manag manuf maple maps maric match mater maybe mbps memor mento merch metho midni might mostl much my mysql nativ negot newsl nice nlp noise nz o obtai odd of off once onsit optim oras otp out outre over overa own pa paano paint paren passi patte perks pet ph phili plann plumb plus polit poste pre prete prior priva proac prope pst pto pull purch purpo pursu push qa quart queri query race ray reach react reaso recal red regio regis relig remem rende reque reset resol respo retur right rooms runni s safet salam same san scala scale scena scope score scrum see seeki sendi senio sets setti sex sexua shipp shown signi since sketc skip snack softw solvi soon speak spiri spons sprea sprin sss stabl staff story super sure takes takin talen templ tests texts there think third thriv tom tools tour tree trend trial twice typo uniqu unite unlea user utili vacat vario vendo verba verif vet veter viber villa virtu waiti watch way we'll wear where wise wk won't wordp workd worki workp wpm www yearl years",
  ],
  [
    0,
    "#item ^answe ^as ^confi ^d ^descr ^dm ^full ^hey ^highl ^hope ^kung ^let's ^now ^other ^paano ^para ^pls ^quest ^retur ^sa ^shoul ^text ^three ^under ^would a addre admin ahoy amber anybo app archi askin asks at b backu barte belie bookk booth bored borou bpo bulk calm camer capac carou case cat choos clean closi cloud cois comes commi compr const cook cpc cpl crm cross cvs deck denti descr desir devic diale disco dm dns docs down drama drawi drawn eat emplo encod ensur essay even expen fair faq far fee feet few filed fill finge flat flow forms fruit fundi game gbp gmt greet guess h:acces h:backe h:bagon h:begin h:by h:call h:can h:candi h:choos h:clean h:comme h:commu h:confi h:davao h:desig h:detai h:doc h:every h:expec h:fairv h:files h:gift h:googl h:has h:here h:if h:in h:is h:lines h:long h:mag h:many h:mecha h:more h:no h:order h:organ h:ourse h:pm h:prepa h:provi h:score h:sites h:sm h:styli h:than h:the h:these h:view h:xero h:you'r h:you'v hando happe happy hear helpe heter hey hire hirin hit hours idea ikaw image imple inbox indic insid instr it's ito janua kahit kaila keep korea larav layou leak least light liste litra logic logis love makes manil manus marke math means mel met milk minim mode momen mood morni must needl needs neith no nobod node nor norma now oakri old onlin orien outli page pain panda parts peace per permi pht pick place plant plate polls post preve prose publi ram rank refun relia remai retai rn saril satur savin scan scrub sea secur self share sheet show shows simpl site size smile snail solve spark stay stayi stran stree study surpr sydne table targe task teles term tess testi than their those threa throu tikto timez tired truth tutor uk uploa va valid view visa w wante websi weekl well whate when who winne wish works x yes zero",
  ],
  [
    0.5,
    "#opens ^a ^all ^any ^atten ^avail ^candi ^daily ^e ^estim ^gamit ^give ^happy ^have ^i'm ^inter ^intro ^junio ^just ^kaila ^loom ^okay ^one ^open ^posit ^proof ^prove ^quali ^quote ^refer ^reply ^share ^sign ^start ^syste ^tech ^there ^updat ^uploa ^visa ^wheth ^xero accou accru ad aging ahead ahref ako alam alive allot alrea amin aming anoth any aroun arriv artif asin autoc banan baran beats been behal being bim binas biyer boats booke bot both botto box branc budge burj cad came catal cedar certi chang claim confi confl crash cro cruz cs cut dalaw dashb dc deals decid decis deliv desk didn' disli do doubl dozen dr dun edits else equal esl estat excit expir feed fiber fix flick float flori folks forwa full fun gawa gen ghl gmail googl grant graph great grid h:amazo h:b h:bin h:budge h:buyer h:calle h:ecom h:examp h:expla h:first h:flexi h:flow h:gamin h:go h:gross h:hand h:highe h:hour h:hrs h:ii h:leave h:like h:maril h:meal h:month h:naabo h:neede h:not h:one h:pag h:perm h:photo h:plent h:point h:proje h:quota h:recep h:sahod h:sdr h:sente h:share h:so h:templ h:test h:that h:those h:three h:title h:tools h:two h:under h:ur h:urgen h:voice h:whats h:wise h:write h:you h:yours h:yrs hand harve headl home hrg hydra ig infin ins inser isama jeepn job jobbe juan kasam kaya kelan kept langu led left less lever linya list littl long longe lower mailb maint manda map maste mean mecha meeti messe meyca moder monda monit month more mount mp myob nabas nervo nine ninja not often okay oldes open or origi ortig otter ours palen pampa partn pass past phone phrn picks piece pile plain plan plane playe plugi posti proad procu qbo quick quiet quot quote r rathe ready real recei recom rich robot roofi room rows sales sched searc seaso secon serio serve sew shoot shopi short simil simul spani spell splen statu stead tab take takeo tamba tange tapos tara teach terra that the thick tide time toget told too trip turne upset urls van versi verti very walki weeke went what' who's whoev win wired won workb workf",
  ],
  [
    1,
    "^along ^and ^apply ^curre ^every ^first ^gener ^hourl ^ii ^keywo ^kindl ^large ^locat ^messa ^name ^night ^notic ^pakis ^pm ^portf ^previ ^provi ^reach ^recor ^resum ^sabih ^submi ^two ^using ^voice ^we'd ^wix acos adver angel angry anywh appro assoc atten autom begin below bit black boss can child cocon compo conce conta cost coupl cream curre debit delig detec dish dme dog drop dulo edite emoji ended episo eur execu exper felt finds folde foot funne gds gener gentl getti h:accou h:all h:atten h:bpo h:clini h:cold h:compa h:contr h:dashb h:depen h:full h:impor h:inste h:inter h:intro h:ka h:kung h:let h:locat h:max h:me h:next h:note h:notic h:paste h:pdf h:per h:simil h:start h:use h:want h:webfl h:what h:years h:your hamme hard has horiz hybri i ice ii insta inten isula junio kille know lamps large lates llm locat lol lost mabuh magen max measu mensa messi metic nag namas nang ninyo odoo offic okapi opera organ pakil payin pedal pixel plans prefe profe proje put pwede pytho rates re reel relev reven revis rough run runne salt setup showi showr spam store strat studi submi sunfl talki tax teeth three thru times title toast town toy trans trash turna turni typin unang unrea url used using usual want water we've wix write xero zende",
  ],
  [
    1.5,
    "^appli ^assis ^b ^bids ^expec ^expla ^finis ^i'd ^immed ^inclu ^insid ^let ^links ^make ^max ^quick ^sagut ^tell ^type ^we've ^when ^your along anyth appli apply apps backe bad befor belon blue boop brief buong captc carab charg coe copie dana disca easie ever expla finis first forma games h:beeke h:bike h:chann h:edite h:eu h:fill h:gen h:here' h:illus h:ito h:know h:lang h:link h:minut h:money h:ninja h:pakis h:po h:read h:recom h:resum h:salar h:short h:speed h:studi h:subs h:tanon h:tells h:then have highl id iii ilaki just kajab keepa lante ledge licen looke loved marzi migra mong most name names neat ng note num nurse obvio one openi overr pabor pc pins play pools proud prove range recor rejec rever sites skimm spend start state strai sunri test they' timel traff us wareh were with worke worst zone",
  ],
  [
    2,
    "? ^anyth ^body ^cover ^hidde ^in ^next ^num ^prefe ^propo ^rates ^skip ^title ^write actua add aren' attac bakit bio chine colou coppe delet drew email empty estim favor fitme forge gamit genre githu give gsc h:birth h:body h:carto h:conci h:cv h:downp h:easy h:ff h:from h:guest h:k h:numbe h:sige h:us h:with handl hangg harde hate honey hourl hundr huwag intel keybo kiddi kyc let mango masco megan minut molar night nosy numbe nyo only other pagsa queen read reads resul roi secre shoul skype so sort taon teleg this thumb tool tor two type use verse we'd wrong",
  ],
  [
    2.5,
    "#capitals ' 'ledg ^drop ^for ^ignor ^iii ^inste ^last ^list ^magka ^magpa ^nothi ^scree ^simul age also auto bayan behan bid brist caps capta city code ctr dapat doesn enoug expec glow green h:barte h:brief h:check h:consi h:deny h:how h:loom h:ot h:podca h:step h:to had howdy human i'd inher integ ka keys kumus line live lunes magka magpa mail many mothe niyo nothi notic opini pakis parce passw photo refer refus roas sagut scree secs tape throw u velve video was writt",
  ],
  [
    3,
    "^bigge ^disc ^email ^link ^pc ^relev ang anong bin bots dala did exact fastf favou h:conta h:inclu h:menti h:quest h:rate h:tails h:we'd hide intro links nakat nickn owl plent pls provi readi saan tell total wasti what whats words",
  ],
  [
    3.5,
    "^ai ^don't ^note ^to avail avoid breed bruta din disag h:apply h:built h:capti h:clip h:messa h:pls h:see h:serio h:taken haha hidde how lette mista mo pictu pinea pitch pleas prc purpl quokk ref sign sum tamar tefl top unlis voice would you you'r zx",
  ],
  [
    4,
    '^huwag ^menti ^send bigge built calam ef filte h:below h:cover h:few h:lette h:put h:which heron kettl last lastn llms logo niche pdf price redac resta sabih salar say why writi',
  ],
  [
    4.5,
    "#asks #short ^conta ^which examp h:answe h:copy h:instr h:q h:tatto h:tell ilang kung loom made me ok panga perio phras reply sente sir you'v yours",
  ],
  [
    5,
    '^befor ^bots ^paki ^then ^word beep h:? h:appli h:booke h:drop h:i h:pleas h:propo h:when islan kindl magsi marma paki parag surna syner took walru which',
  ],
  [5.5, '^also ^code earli gumam h:scree ilaga inste orchi portf qx speed vocar'],
  [6, "ai body dear giraf magic menti min propo salit sampl subje you'd"],
  [6.5, '^show h:submi rate ur your'],
  [7, '^somew clip messa rin smell'],
  [7.5, '#quotes ^ilaga ^say ^state ^subje h:bigge h:name link pts saved'],
  [8, '^attac ^brief h:min specs wheth whom word wrote'],
  [8.5, '^begin ^years biscu'],
  [9, '^secre h:send'],
  [9.5, 'h:kindl resum'],
  [10, 'bioda chatg'],
  [10.5, 'disc point'],
  [11, 'cv'],
  [12.5, 'h:reply'],
]
export const ANSWER: readonly (readonly [weight: number, names: string])[] = [
  [-11.5, 'will'],
  [-9, '^you'],
  [-7.5, 'build'],
  [-7, '#part0'],
  [-6.5, '#words2'],
  [-6, '#words1 ^our'],
  [-5.5, "h:respo h:you'l help model"],
  [-5, '^no ai analy team we'],
  [-4.5, 'ask h:will machi'],
  [-4, "#part1 #words3 ^why assis h:about h:quali join you'l"],
  [-3.5, "^what' bring h:skill money peopl servi sound"],
  [-3, "^attac ^subje ^you'l benef chatg depen engin healt leave must new progr repor techn we're"],
  [
    -2.5,
    '#part2 #quotes ^job ^rate allow busin certi compe envir h:ask h:dutie h:engin h:must h:shoul knowl oppor our passi recor subje such top world',
  ],
  [
    -2,
    "#part4 ^exper ^thank ^this ^you'd abili advan based be bette chall contr degre flexi h:benef h:data impro is learn matte num openi optim pets prepa profi relat scien show simil solut stron th those voice we'll witho wrote",
  ],
  [
    -1.5,
    "#words4 ^about ^are ^could ^do ^if ^requi ^salar ^what ^work accom actio amin archi are as bonus bookk caree clip code commi commu compu could devel direc don't drive dutie each engli ensur etc every form group h:bring h:commu h:descr h:have h:minim h:scope h:subje h:thing h:those high hire hmo i ident indus infor innov k leade level like multi neede of offer orien origi p patie point readi reque resea role scrip secur small somew sourc spark sql tasks teams thank to today train waiti websi word",
  ],
  [
    -1,
    "#part3 ^a ^abili ^as ^build ^can ^custo ^dm ^dutie ^god ^it ^kindl ^kung ^sampl ^stron ^we're ^where acros activ after ahoy algor answe anywh apps asks asses backg begin both built by calen call clerk clien cloud coffe colla colle color comfo consu cours crash custo datab day deadl dear debit deck deep deplo desig disab disc docum dream easie end equal far fill filte from get go good got h:am h:compe h:contr h:degre h:desig h:devel h:each h:exper h:follo h:haves h:job h:knowl h:look h:next h:of h:ok h:or h:prefe h:produ h:remot h:requi h:sales h:so h:stude h:team h:we're h:work hide hirin hit hr hrs impac insur jobs know left link lives longe look looki loom maric marke membe micro minim minut miss mood much natio needs no notes offic only open opera out owner parti phili place possi posts r read refer remin remot requi respo sampl scale self sheet skill slack so some stude succe take teach teles throu typo users video visio wante whate whole wifi willi yes",
  ],
  [
    -0.5,
    "#capitals #words5 'ledg ^able ^add ^after ^ai ^along ^b ^befor ^benef ^c ^clerk ^commu ^compa ^compe ^creat ^cv ^data ^desig ^devel ^email ^excel ^famil ^fixed ^good ^here' ^hey ^hope ^hours ^i'll ^i'm ^inter ^knowl ^let's ^link ^looki ^magda ^money ^must ^need ^not ^p ^paid ^pay ^perfo ^portf ^posit ^prepa ^put ^quest ^recru ^respo ^resum ^retur ^sabih ^send ^sound ^speak ^step ^teach ^train ^under ^updat ^use ^who ^worki ^would ^you'v above accen acces accur achie actua addit admin agenc agent all aller alrea anybo appli apply areas aren' at attac awake away aws b bache backe banan basic becom behin belie bi big birth bless blue board borou bot bots butto calli calm capti care cente centr chat cheer choos clear comes compa condu conte conti coord corre cpl criti cross cultu curio days decid demon denta depar digit distr diver dm docto does dogs drama drew drop educa ef effec effic elect emplo enabl encod enhan enjoy enter equip equiv error even exact explo extra fair famil faq featu feder feedb feet filed final finan find flick float food for forma forms found four frame g gawa gb gcash gear gende globa goals goes gradu great greet grow growi growt guess h:abili h:analy h:and h:assoc h:bache h:backe h:basic h:befor h:birth h:bonus h:brand h:bulle h:busin h:can h:choos h:city h:click h:clien h:compu h:conte h:cultu h:day h:desir h:do h:doing h:educa h:emplo h:envir h:excel h:find h:flori h:for h:furni h:gift h:has h:healt h:here h:ibm h:impor h:intro h:is h:key h:lab h:learn h:leave h:lette h:life h:line h:long h:looki h:looks h:make h:marke h:not h:onlin h:oppor h:organ h:other h:packa h:peopl h:plus h:posit h:prepa h:progr h:pytho h:showr h:sites h:skip h:speci h:steps h:stron h:suppo h:sure h:tasks h:techn h:these h:this h:three h:va h:vacat h:we h:week h:weeks h:who h:worki h:you'v hand hands he headl helps here here' heter hey hi his hm i'll ideal ideas ids ignor illus image inc inclu incre infra insig intel intro invol isama issue it its janua java jeepn kada kahit key kiddi kids klavi langu late laugh lead leadi leak least legit let's licen light links listi looks lost mag magda make makin manag manus maple maste mbps means medic meet mel merch metho milli min mine ml mode more na names natur needl negot neith netwo never next ng nice nor not nothi oak oakri okapi old ones or order otp over overl paid pain panda paren part partn passw payme peace perfo ph php physi pick pinea pitch plann platf plus polic polls posit posti poten previ prior priva produ prope prose prote put quali quot race raise ready reaso refun regar regul rejec relia relig rende resid reven right rooms sa salt savin scala scan scena schoo score scree secon secre seeki selec selfi set sets setup sex sexua share shift shipp shop sick simpl simul since sir six skimm skip smile socia solve solvi someo specs speed sprea stake steps stock stori submi sunda super suppo surpr syste table takes talen targe task teamm telli ten term tess tests than that the their them these think thumb ticke tikto title tom trade trave truth tutor twice type unrea uploa using va vacat value vario verif very vet veter via visua w wareh weeks where who winne withi wonde works writt year",
  ],
  [
    0,
    "' ^all ^an ^anyon ^anyth ^appli ^apply ^ask ^assis ^atten ^bache ^begin ^bids ^bonus ^bots ^budge ^by ^call ^candi ^capti ^certi ^chat ^chatg ^check ^cheer ^click ^code ^cold ^colle ^comfo ^demon ^disc ^dont ^draft ^e ^each ^earn ^educa ^end ^finis ^first ^flexi ^fluen ^gamit ^gener ^hanap ^handl ^here ^hi ^hidde ^hirin ^hmo ^hourl ^huwag ^i ^ignor ^iii ^immed ^imple ^inclu ^intro ^it's ^junio ^kaila ^keep ^keywo ^large ^last ^lead ^links ^loom ^mag ^magpa ^maint ^make ^manag ^max ^may ^medic ^minim ^month ^my ^never ^nice ^night ^nothi ^once ^one ^onlin ^only ^open ^own ^pa ^pc ^perks ^pleas ^point ^previ ^proce ^profi ^proof ^propo ^prove ^qa ^quote ^reach ^ready ^refer ^relev ^revie ^sched ^scrip ^secre ^see ^seo ^shift ^short ^sign ^simul ^skip ^so ^some ^somet ^somew ^stabl ^start ^submi ^syste ^take ^tools ^trans ^tutor ^type ^typin ^uploa ^us ^using ^video ^voice ^watch ^we ^we've ^willi ^with ^witho ^wix ^word ^yearl ^yes ^you'r able accep act add ads adver agile ahead ahref ako alam allot am amazo aming an angel annua anyon anyth appoi appre art artic artif asap asset assoc assum atten attit attor autho auto autoc autom avoid azure ba bago bambo bank baran bayan beats been beep behal below billi bim bin binas bioda biolo bird biyer black blog blogs boats boop botto brand break brist buong burj cad cake calam calls came canno cant canva capab caps capta carab cart cases catal cedar chanc chann chara chase chatb check citiz claim claud clini clips close cocon codes coe cois cold colum comin comme commo compl compo conce condi consi conve cooki copie coppe copyw corpo coupl creat cruz cs css cut daily dala dalaw dana dapat dashb dc deal deals decis dedic defin delet delig deliv denni desch desk detec deter di didn' diffe diplo disca disci discr dme doc doe doing domai done door doubl dozen dr draft drivi dulo durin early earn ebay edge edite effor emoji empow empty ends engag enoug entir entre eod escal esl essen est etl etsy evalu event examp excep excit execu exp expan face faceb facto faste fastf femal files findi finds finis firm firms fit five flows fluen focus folde forec franc free fresh frida full fully funne futur gaps gentl germa getti ghl gift giraf git given glow gmail god googl grad graph grate grew grid gsc guide gumam h h:able h:addit h:agent h:all h:allow h:are h:assis h:atten h:attri h:baris h:based h:beeke h:begin h:bette h:bille h:bookk h:bridg h:build h:but h:buyer h:calle h:car h:care h:caree h:chann h:check h:co h:colla h:colle h:commi h:consi h:coord h:copyw h:core h:coupl h:creat h:custo h:cv h:days h:depen h:desk h:dishw h:don't h:drive h:easy h:ecom h:edito h:email h:entry h:equal h:essen h:est h:estim h:examp h:execu h:expan h:expla h:first h:flexi h:flow h:frame h:gagaw h:gamin h:gb h:gen h:gener h:hand h:helpe h:hire h:hit h:holde h:hour h:hours h:housi h:how h:hr h:hrs h:html h:ii h:infor h:instr h:insur h:into h:isa h:k h:ka h:kitch h:kung h:leads h:least h:let h:level h:links h:ma h:machi h:makuk h:manil h:maril h:mater h:matte h:meal h:medic h:membe h:mga h:ml h:model h:moder h:msg h:naabo h:neede h:newsl h:ninja h:north h:note h:notic h:offic h:ot h:out h:overv h:own h:pag h:paid h:payro h:pdf h:perfo h:perm h:perso h:ph h:plan h:pls h:plumb h:posts h:proce h:proje h:quota h:ram h:recei h:recru h:resea h:resul h:role h:s h:sahod h:sched h:scien h:sdr h:secur h:seo h:servi h:shift h:sige h:skipp h:socia h:solar h:someo h:speed h:sql h:stack h:start h:state h:step h:subs h:succe h:syste h:tailo h:talk h:their h:there h:tikto h:time h:title h:train h:trave h:twice h:ur h:use h:value h:virtu h:web h:webfl h:wfh h:what h:what' h:why h:wise h:write h:your h:yours h:yrs haha half hamme hanap handm hangg harbo hard harve has headi heari heliu hello helpi heron hipaa hired holdi holid home honey hook hosti house howdy hrg html huwag hybri hydra ibm id iii ilaki imagi impor in incen incom indep indiv influ ins inser insta inten inves invit islan items javas journ juan junio kafka kami kelan kettl keys kille kindn kumus kyc lakba lake lang lante lastn lates law leads ledge legal less lever li line linya lists live llm llms local login looke lower loyal lunes m mabuh madam made magpa mailb maint major male manda manuf map mark marma marun masco match mater maybe measu mecha meeti megan memor mensa mento metic meyca midni might mind missi mobil molar monit mostl mouth mysql nabas nag namas nativ neat need nervo nine ninja nlp noise nyo nz o obtai obvio odd off olj on once onsit opene optio oras orchi ortig otter ours outre overa overr owl pa paano pagsa paint palen panga passp patte pay pc perks pet photo phrn picks pictu pile pins pipel pixel plan plans playe plent plumb pm polit pools poste power prc pre prese prete proac proad proce procu profe promo prove pst pto pts pull purch purpl purpo pursu push qa quart queen queri query quest quokk quote rathe ray re reach react reads recal recru red reel ref regio regis remem repli reset resol resou resta resum retur rever revie revis rich robot run runne s saas safet salam salit same san says scope scrum searc seaso secs segme sell selle send sendi senio seo serio setti sew ship shoes short showi shown showr signa signi sites sketc smell snack solid sorry sort spam spari spell spiri splen spons sprin sss st stabl staff stage stand statu stead step still story strai strat studi summe sunny sunri suppl surna syner tab tag takeo takin talki tamar tamba tape tara tea tefl tells templ tenan terra test teste texts thems there thick third thriv throw tide toast toget too tor tour track trash tree trend turn turni under uniqu unite unlea unlis upwor urgen use user utili velve vendo verba viber villa virtu vocar wag walki walru watch water way we've wear web week while whoev wired wise with wix wk won't wordp workd workp wpm www yearl years yet yrs zoom zx",
  ],
  [
    0.5,
    "^and ^answe ^any ^cover ^curre ^d ^don't ^drop ^have ^highl ^how ^name ^okay ^paano ^para ^provi ^quali ^recor ^scree ^set ^tech ^tell ^title ^wheth acos ad addre again aroun arriv asked behan bio biscu book bored box branc bulk candi case catch chang class clean click compr const conta cover crm cv devic din docs doesn dog dont down drawi dun else email ended essay expen feed field fine finge fix fixed flat flori flow follo fundi game gamit gds gen gener gets green h:acces h:amazo h:bagon h:budge h:by h:candi h:clean h:cold h:comme h:compa h:davao h:eu h:every h:fairv h:files h:full h:googl h:gross h:guest h:highe h:ito h:like h:lines h:many h:more h:no h:one h:ourse h:pakis h:plent h:pm h:po h:point h:provi h:put h:recen h:resum h:score h:sente h:sm h:tanon h:templ h:test h:that h:that' h:the h:tools h:u h:under h:urgen h:view h:xero h:years h:you hando happe happy hate highl hope if ig ikaw imple ink inste instr invoi isula jobbe keep keywo korea lapto lette life lines logis love manil math moder momen monda my newsl norma note nurse often oldes onlin opini organ own pampa pass past pdf permi plant pls plugi po portf post pract probl publi q range rates real recom remai resul rn room softw speci spend stayi study summa sunfl testi then threa thru times tired tools traff trial trip turne two uk unang ur valid versi verti view visa well went who's win wont work workb worki zero",
  ],
  [
    1,
    "#item #opens ^avail ^confi ^daily ^descr ^expec ^full ^ilaga ^impor ^inste ^now ^other ^prefe ^show ^text ^xero a accru adobo aging alive along and ang anoth app appro askin backu bad bakit being belon booke boss camer cat cook cro cvs date denti desir dns do drawn eat episo estat eur excel felt few fiber folks grant guard h:b h:call h:dashb h:detai h:doc h:expec h:if h:illus h:know h:mag h:mecha h:money h:order h:per h:salar h:styli h:submi h:tails h:than h:to h:voice have hear helpe hero hidde human ii inbox ito job joke just kasam kept kind larav list litra littl logic magic mail mango max mean messa met most nang night nobod node odoo other pakil parce parts payin phone phras plain plate prefe proje pytho qbo quick quiet qx ram recei reply retai roi roofi runni sales satur sched scrub serve shoul size speak stati store sydne tapos tax they' told tool town typin upset us van want weeke weekl were whats when whom wish workf writi x xero zende",
  ],
  [
    1.5,
    "^estim ^every ^happy ^just ^notic ^pm ^sa ^three ^two ^visa accou amber befor bit bpo brief can capac carou charg closi confi descr disco expir fee foot fruit fun githu gmt guest h:addre h:bin h:booke h:carto h:copy h:cover h:deny h:downp h:edite h:go h:here' h:in h:inste h:inter h:locat h:max h:month h:over h:paano h:photo h:rate h:read h:recep h:serio h:short h:simil h:studi h:taken h:two h:want horiz idea ilaga insid integ it's keybo kindl lamps led liste lol long makes maps marzi messi mo morni mount ninyo now okay one page pht piece plane pleas preve provi rank roas rows saril see shoot shopi soon stran sum tange thing this toy trans wasti won",
  ],
  [
    2,
    "^for ^menti ^pls ^q ^quick ^say ^share ^shoul about also angry barte budge bulle child cpc curre diale disli edits first forge forwa h:accou h:apply h:body h:clini h:from h:paste h:see h:send h:share h:tatto h:us h:with h:you'r hours indic ka kaila layou locat loved menti messe month name numbe outli pakis pedal relev shows sign site snail start stay sure taon teeth teleg three usual we'd what' worke write yours zone",
  ],
  [
    2.5,
    "^expla ^in ^locat ^magka ^messa ^paki ^sagut ^then ^write ^your any best city confl cost did games genre h:below h:bpo h:brief h:capti h:clip h:inclu h:lang h:menti h:we'd h:when had kaya many migra paki parag play propo pwede stree time url urls you'r",
  ],
  [
    3,
    '^also ^let ^there ^when asin booth disag exper fitme give h:keen h:me h:minut h:numbe h:pleas h:podca h:quest h:tells h:whats harde hundr kajab keepa large logo magen magka milk per redac sea u words',
  ],
  [
    3.5,
    "^conta ^i'd ^insid ^num ^pakis ^rates ^we'd bug gbp h:conci h:conta h:few h:ff h:recom h:scree i'd infin inher let myob nosy proud refus rin sente spani state verse worst",
  ],
  [
    4,
    '^bigge ^give ^ii ^note ^to anong bid bruta dish estim ever expla h:answe h:appli h:bike h:built h:confi handl last me mp notic rough sagut timez turna used was would',
  ],
  [4.5, "? ^body ^list chine cream ctr h:bigge h:messa hourl ice niche ok say you'v your"],
  [5, '#short ^reply h:? h:i h:loom h:q h:which nakat nickn saan timel what you'],
  [5.5, '#asks ^which bigge body captc colou h:drop h:fill h:link h:tell h:then mista mong mothe niyo pabor took'],
  [6, '^brief expec h:kindl h:min h:name how kung saved skype'],
  [6.5, 'favou'],
  [7, 'avail h:reply magsi tell total which'],
  [7.5, 'favor h:barte h:propo why'],
  [8, 'age earli ilang'],
  [8.5, "^next ^state perio price wrong you'd"],
  [9.5, 'breed sabih'],
  [10, '^years'],
  [11, 'salar'],
  [12, 'wheth'],
  [13, 'rate'],
]
export const BIAS: readonly [wants: number, answer: number] = [-2, -3]
