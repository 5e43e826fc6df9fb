/**
 * What the words and signs of a sentence say: how much it wants something of an applicant, and an answer. Each weight stands
 * once, with all that weigh as much. Written by `bench/learn-instruction-words.ts` out of the judged sets; not by hand.
 */
export const WANTS: readonly (readonly [weight: number, names: string])[] = [
  [-12, '^you'],
  [-11, 'h:respo'],
  [-10, 'h:shoul'],
  [-9.5, '^our each'],
  [-9, "^you'd"],
  [-8.5, 'h:about h:dutie'],
  [-7.5, "ask h:you'l"],
  [-7, '#words1'],
  [-6.5, 'h:bring h:marke'],
  [-6, '^must ^not ^thank calli money six teste'],
  [-5.5, '#words2 calls group hmo tag withi'],
  [-5, "^this ^you'l agenc h:stude h:will join our slack train you'l"],
  [-4.5, 'backg bonus build chat deadl h:descr h:haves h:scope h:tasks help k sick st such tasks'],
  [
    -4,
    '#part0 ^check ^custo ^dutie ^requi colle contr conve day digit dutie h:basic h:day h:gagaw h:remot h:sales paid remin sound stron suppl tea',
  ],
  [-3.5, 'basic birth comfo earn engin h:assoc h:posts h:sched ids meet need peopl repli revie team wante we will'],
  [
    -3,
    "#part1 #part2 ^about ^job ^no ^onlin ^pay ^short ^sound ^why ^witho actio asap busin calen canva care compe custo ends every flexi gb h:job h:look h:quali h:work hrs i'll illus klavi membe missi order patie payme quali servi teamm thank ticke urgen willi",
  ],
  [
    -2.5,
    "#words3 ^are ^clerk ^good ^looki ^money ^scrip ^train ^use ^work ^you'r allow as ba blog capti check compa cours cover denta docto end follo found h:find h:have h:lab h:leads h:moder h:must h:offic h:onlin h:skipp h:that' h:train h:we're healt ignor image insur it knowl login matte mouth neede offer ones opene overl passp prepa repor scrip selec sell selle seo shift shoes small someo sourc steps still stock stude summa tells them trave week weeks",
  ],
  [
    -2,
    "^can ^cheer ^click ^data ^hours ^impor ^need ^nice ^p ^respo ^what' ^yes answe appoi are art based benef bette brand centr coffe comme conte daily days depen durin famil form grew grow h h:copyw h:devel h:doing h:edito h:make h:own h:produ h:seo h:solar h:speci h:subje h:sure h:thing h:this house ideal invit is local marun mind model notes onsit p pay pm quest resea role send spari stage sunda telli ten tenan th trade upwor we're wont year yet yrs zoom",
  ],
  [
    -1.5,
    "^able ^after ^benef ^cv ^draft ^each ^here ^i'll ^it ^lead ^may ^my ^put ^qa ^salar ^sched ^see ^teach ^watch ^we're ^with abili acces accom activ ads advan amazo analy and artic attit bank book candi capit cases cente chann clien colum cooki coord css date degre depar docum doing engli est feedb files fine five flows four gcash germa given good gradu grate h:ask h:assis h:benef h:bette h:compe h:engin h:entry h:for h:gb h:line h:msg h:newsl h:packa h:requi h:shift h:steps h:suppo h:time h:truck h:va h:weeks he heari hired holdi holid in issue key lakba legit lines listi lists looks loyal m mark mbps medic midni mine otp part php po polic possi posts prope raise remem remot retur rooms sa saas says schoo segme set ship shop some speak staff step summe these thing today track turn we'll webfl wifi witho wk wordp wpm",
  ],
  [
    -1,
    "#part3 #part4 ^add ^anyon ^budge ^c ^call ^capti ^chat ^cold ^comfo ^commu ^compe ^could ^creat ^desig ^do ^earn ^end ^execu ^exper ^fixed ^flexi ^god ^hanap ^handl ^hi ^hirin ^hmo ^hope ^how ^if ^keep ^minim ^month ^never ^own ^pa ^perks ^pleas ^prepa ^proce ^sampl ^seo ^set ^shift ^so ^some ^somet ^speak ^step ^trans ^typin ^us ^what ^where ^who ^you'v able accur acros addre again agent an away bache bambo be behin best bi big blogs board break bulle cake call canno cart catch chara chase cheer claud clini clips codes comin commo commu consu copyw could cultu deal denni discr doc ebay emoji escal excel exp faceb facto fba femal final find firm firms fluen for fresh from fully gift go god goes grad guest guide h:addre h:agent h:ang h:bache h:bookk h:books h:brand h:bulle h:busin h:care h:clien h:close h:compu h:conte h:coupl h:custo h:degre h:dishw h:do h:est h:estim h:execu h:flori h:follo h:furni h:gener h:gohig h:handi h:healt h:heart h:helpe h:hit h:holde h:hr h:insur h:into h:is h:keen h:kitch h:kylie h:looki h:looks h:makuk h:matte h:minim h:or h:order h:ortig h:paid h:payro h:perso h:ph h:plumb h:ram h:role h:servi h:showr h:skill h:skip h:socia h:stack h:sugge h:there h:tikto h:u h:we h:week h:wfh h:wordp h:you'r half hanap headi heliu hello high hindi hirin hm hr html hubst if inclu invoi kami keywo kindn landi lapto late leads lemon let's level lives log machi madam mag make makin male match mostl na negot never next noise nz odd on optio outre own owner paint passe paste perks pets ph pinte plumb plus polit power previ produ profi pst purch qa quart recru red regis relat reque requi reset resid salam selfi shipm shown since skill skin skus socia solid sorry sql sss stori story stric succe takes templ tests texts thems then tree trial typo uae users viber virtu waiti walan warm weekd where whole wise wonde work works world yearl years",
  ],
  [
    -0.5,
    "#words4 ^agent ^an ^answe ^aroun ^ask ^bache ^bi ^bilin ^bookk ^build ^by ^callu ^certi ^chatg ^close ^colle ^compa ^denni ^devel ^did ^dont ^emplo ^excel ^famil ^fluen ^gmt ^gradu ^graph ^great ^guest ^healt ^hello ^hey ^hindi ^hipaa ^hr ^i ^i'm ^incom ^it's ^know ^knowl ^leads ^maint ^manag ^math ^medic ^monda ^once ^paano ^paid ^payme ^payro ^photo ^php ^plan ^podca ^point ^promp ^prope ^pwede ^quali ^recru ^relia ^resea ^revie ^salam ^sales ^scope ^senio ^shopi ^skill ^socia ^speed ^stabl ^stron ^tag ^take ^talk ^text ^that' ^time ^tools ^tutor ^twent ^video ^virtu ^walk ^wareh ^weeke ^weekl ^willi ^worki ^would ^yearl above accep admin adobo adult aed after agend aller alt am amber ana anyon asked asks asset assis ats attor auckl awake backu bago basta bayad bilin billi bless bpo brown bst bug butto buy by caf callu calm campa cant certa chanc clark clean clear clerk click close club coach cold color compl conne consi corre cpa cpane cpt creat crm cry cst cycle datab dec deplo desch descr desig deskt detai dev di diplo disco dispa docke does dogs don't done dont door draft dream dress drive dtc early edge edito educa equip error essen etsy exam excep excha face fails fast fb fee feet figma file filed food foota free freig frida frien gagaw gamin gemin get git goals got grade gramm grave growi guard guess guy h:agenc h:ahref h:alaba h:allow h:and h:anoth h:appoi h:are h:artic h:asia h:audit h:autho h:autom h:baris h:befor h:begin h:bille h:bonus h:bridg h:broke h:build h:campi h:canva h:capcu h:cdl h:chat h:coffe h:commi h:coord h:creat h:crew h:data h:desk h:docum h:dog h:don't h:drama h:drive h:drywa h:dtc h:each h:email h:encod h:esl h:exp h:finte h:frame h:frog h:gear h:graph h:groom h:gsc h:hanap h:harbo h:hey h:hindi h:hire h:hirin h:host h:hosti h:hotel h:hours h:html h:i'm h:if h:io h:isa h:islan h:kahit h:kaila h:kapit h:key h:klavi h:lagos h:leade h:least h:legal h:long h:ma h:manag h:manil h:mbps h:medic h:membe h:mga h:monda h:more h:munti h:na h:namin h:no h:north h:notar h:num h:ok h:onsit h:open h:out h:over h:paano h:para h:pasig h:pay h:peopl h:plus h:premi h:pro h:proce h:prose h:ready h:recei h:recen h:regio h:resea h:resta h:resul h:score h:screa h:scrip h:semru h:senio h:shop h:shopi h:site h:snaps h:someo h:staff h:stand h:sunda h:tailo h:tailw h:talk h:tax h:team h:techn h:term h:than h:their h:tool h:traba h:turn h:twice h:usd h:vacat h:victo h:virtu h:wante h:web h:who h:windo h:words harbo hear here hero hi hipaa holde homes hook hope hospi hosti hour hs icd ideas impor inaud incen incom indep intak items its janua javas jessa joy june junip kada kahit keep kind kit knows ko kulan lagin lahat lang lead leade learn leave legal libre life like look lot luck lunch ma'am mahil makat maple maps maric mater maybe means media memor merch miss mobil mock mood mos motto movin much muna my mysql naman named nativ nbi nearb neigh neutr new newsl nice norma novem o oak off offsi old olj onlin ops oras out over overt pa paano pair panel paren pasta paypa peace pero pet philh phili pick pivot platf playw poste ppc pract pre premi prese prete priva proba probl proce progr promo proof prosp pull punct radio ray react reade recal regar reloc rende repea resib resou right river rule rules runni runs same scope score scrat see senio sermo setti she sheet shipp side signa signe site sketc skip sleep slide snack snaps somew soon speci spell spoke spons sprea sprin stabl stand stati stop subs sunny super suppo sure tags takin task tech term that' thats there think thirt to tom tools trust truth turno twice unfor units updat ups v value verif vet via villa visua vue wag watch way wear web wfh while windo won't",
  ],
  [
    0,
    "#item ^as ^d ^daily ^dm ^examp ^messa ^now ^para ^pls ^q ^quest ^rate ^sa ^softw ^submi ^tech ^three a about ahoy any anybo area asin at aud autho b barte bookk books booth borou botto bring broke brows bulk camer carou case cat cebu choos churc class closi comes compu const cook count cpc cpl crash cvs deck denti desir direc dns drama drawn eat encod essay even expen expir eye facts fair few field fill finge fixed flat flow forms forwa full game gbp gmt gover greet h:acces h:am h:backe h:by h:call h:can h:centr h:clean h:commu h:detai h:doc h:files h:flexi h:here h:inste h:inter h:lead h:lines h:mag h:media h:norma h:perks h:phili h:photo h:plent h:pm h:ppc h:prepa h:provi h:sahod h:sente h:styli h:templ h:title h:view h:voice h:weekl h:whats h:you'v hand hando helpe hey hire hit hones hours hubsp i'm idea ikaw inbox insid instr into inven joke kaila kareo kaya kayo kelan kids korea larav later laugh launc layou least libra light linux littl logis looki love luxur manus math mel milk minim modul morni needs no nobod node none not novel now of opini optim orien outli page pampa past per permi pht plant plate polls porta press prose publi q queue ram rank reaso recei recen recep relia remov retai rn roles roofi rows saril satur savin scale scena scrub secon sendi seque share show shows simpl smile snail solve sort spani spot statu stran struc style surpr taxes tayo teach teles testi than their those tikto times timez tired trip tuesd tutor twent under uploa va valid visit websi weekl welco welln whate who wish x zillo",
  ],
  [
    0.5,
    "^a ^all ^along ^at ^atten ^avail ^bring ^confi ^estim ^full ^gamit ^give ^hourl ^inter ^kung ^lette ^loom ^open ^opera ^quote ^real ^reply ^resum ^sabih ^sign ^start ^syste ^two ^updat ^visa ^voice ^xero accou accru acos ad aging ahead ahref ako alam all alrea amin anoth anywh app archi askin asst autoc back backe banan becau behal binas bit biyer boats booke boss bot both branc budge c cloud commi confi confl cruz cs csr cut dalaw deals decid decis deliv devic diale didn' disli dm dme do doubl down easy edite edits emplo equal esl estat eur ever execu exten f far felt finds fix flick flori folks foot fract fun funct furth gawa gen grant graph h:amazo h:asap h:bin h:click h:cold h:desig h:estat h:every h:flow h:forma h:gamin h:go h:gross h:highe h:impor h:in h:incen h:ka h:kung h:like h:maril h:meal h:money h:month h:naabo h:next h:our h:ourse h:pag h:part h:paste h:per h:point h:proje h:quota h:real h:recep h:sdr h:share h:so h:speed h:start h:stock h:test h:the h:these h:two h:use h:want h:webfl h:what h:wise h:write h:years h:you h:your h:yours h:yrs happe happy hrg i ig impro insta isama it's ito jeepn jobbe jobs juan kasam kept kille know lamps lante left lets list liste litra llm lost lower maint makes manil mass max may measu messe metic meyca mic monda monit month more mp must myob nabas name needl nervo odoo open origi ortig otter pakil palen partn parts pass pedal persi phone picks piece pixel place plain plan playe prefe proje put pwede pytho qbo quick quiet quot rates real respo rich robot runne sales sched seaso secur serio shall shoot shopi showr size stay stayi stead store stree study sydne tab table take takeo talki tapos tara teeth the they thick throu tide time told turna turne typin upset urls usual van versi very view w want weddi wedne weeke well went when whoev win won worke worki yes zende",
  ],
  [
    1,
    "^any ^apply ^bids ^candi ^curre ^descr ^expla ^finis ^happy ^have ^i'd ^inclu ^junio ^keywo ^kindl ^max ^name ^night ^okay ^one ^portf ^prefe ^previ ^quick ^recor ^share ^there ^uploa ^we'd ^when ^wheth ^wix alive angel angry anyth assoc atten been begin being blue boop box cad can capac captc catal certi cocon conta coupl cream dana data delet desk disca dish dog drop dulo e else episo exper favor feed first float folde fruit gener gentl getti googl great h:accou h:ai h:b h:birth h:bpo h:calle h:candi h:clini h:confi h:depen h:edite h:ensur h:examp h:from h:full h:gen h:hand h:lang h:leave h:let h:max h:menti h:neede h:ninja h:not h:note h:one h:perm h:po h:short h:softw h:then h:those h:tools hardw has have headl home hybri hydra ice ilaki imple ins isula job junio kajab keepa led less lol long longe map mean messi moder mong namas nang neat ng nine ninja ninyo note nurse often okapi okay opera or organ ours overr pabor passi payin plans pools posti proad range rathe recom reel revis rough salt save self serve shoul sites softw splen strai syste tange tax terra that three thumb title toget too trans trash unang unit unrea url used verti walki we'd what' who's wix workf write xero",
  ],
  [
    1.5,
    "? ^anyth ^appli ^assis ^e ^every ^expec ^first ^ii ^insid ^let ^locat ^pakis ^sagut ^skip ^tell ^your appli apply autom bad befor belon below black brief buong carab chang charg child chine compr copie cost dashb debit delig dr easie finis fitme forge funne gsc h:atten h:beeke h:bike h:body h:contr h:eu h:expec h:exper h:ff h:first h:has h:illus h:intro h:ito h:know h:link h:me h:mecha h:minut h:pakis h:read h:salar h:tanon h:tells h:that h:three h:under handl horiz ii ink integ just keybo kyc ledge licen live looke mabuh magen marzi megan mensa migra nag names nosy num numbe nyo offic one pc pins posit procu r read reads ready recor rejec room run searc simil skimm skype spam start studi submi sunfl sunri they' toast toy two wareh water we've were worst",
  ],
  [
    2,
    "^and ^cover ^hidde ^iii ^in ^inste ^intro ^links ^make ^next ^propo ^rates ^simul ^we've ^write appro aren' behan bid caps ctr doesn drew email estim excit expla give h:all h:barte h:brief h:chann h:compa h:conci h:consi h:cv h:deny h:fill h:how h:ii h:notic h:podca h:step h:subs h:us harve hate honey hourl huwag i'd iii indic keys kiddi kumus langu let loved mail minut molar most night obvio only openi pagsa passw photo queen refus roi showi so spend tape teleg test throw thru tool turni us video with words wrong zone",
  ],
  [
    2.5,
    "#opens ' ^b ^body ^disc ^gener ^ignor ^large ^last ^list ^magka ^notic ^num ^pc ^prove add ang apps attac auto bakit bin bio capta city colou conce coppe curre dapat ended favou forma games gamit gds githu glow h:apply h:built h:capti h:carto h:clip h:k h:lette h:locat h:ot h:rate h:sige h:studi had hangg hard howdy human inher inten ka lette line magka mango masco mothe mount niyo other parce pitch prc profe redac refer resul reven roas scree secs simul sum taon this threa tor town use velve verse would",
  ],
  [
    3,
    "#capitals 'ledg ^ai ^email ^for ^link ^magpa ^nothi ^scree ^type actua breed bruta code dala din disag enoug exact green h:conta h:downp h:guest h:loom h:messa h:pls h:quest h:resum h:tails hide hundr id intro links magpa many nickn nothi pakis pictu plane plent pls proud provi quokk re sagut secre setup sign state tell type unlis voice what whats",
  ],
  [
    3.5,
    "#short ^bigge ^conta ^don't ^drop ^note ^paki ^relev ^title anong bots brist com did expec fastf genre h:answe h:below h:easy h:pleas h:serio h:taken h:to hidde how intel kung large locat lunes mista mo nakat niche notic owl paki play readi saan sabih salar strat traff was wasti writt you'v yours",
  ],
  [
    4,
    "^huwag ^menti ^send also avail avoid bayan beep built calam ef filte h:check h:cover h:drop h:few h:inclu h:put h:q h:tell haha heron last logo ok pdf pinea pleas price ref resta sente sir surna tamar top ur using why you you'r",
  ],
  [
    4.5,
    "^also ^provi ^which along bigge examp h:booke h:here' h:instr h:propo h:which harde ilang inste kettl kindl lastn loom me panga perio purpl reply say tefl u zx",
  ],
  [
    5,
    "^befor ^code ^then ^to earli h:? h:copy h:i h:tatto h:we'd h:with highl islan lates made magsi marma phras qx total",
  ],
  [5.5, '#asks ^bots ^word dear gumam h:appli h:name h:when magic min orchi parag portf propo took writi'],
  [6, "h:numbe ilaga llms menti prove salit sampl speed subje vocar walru which you'd"],
  [6.5, 'ai artif body giraf messa rate timel'],
  [7, '^subje ^years h:see syner your'],
  [7.5, '^somew ^state clip h:bigge h:scree link whom'],
  [8, '#quotes ^brief ^ilaga ^say ^secre h:kindl h:submi pts relev rin saved smell word'],
  [8.5, '^attac ^begin h:min wrote'],
  [9, 'biscu wheth'],
  [9.5, '^show age h:send'],
  [10, 'bioda'],
  [10.5, 'chatg disc resum'],
  [11, 'point specs'],
  [11.5, 'cv'],
  [12, 'h:reply'],
]
export const ANSWER: readonly (readonly [weight: number, names: string])[] = [
  [-12.5, 'will'],
  [-10.5, '^you'],
  [-8, '^our ask'],
  [-7.5, '#words2'],
  [-7, '#part0'],
  [-6.5, "h:you'l"],
  [-6, '#words1 ^no ai build'],
  [-5.5, 'h:respo h:will help'],
  [-5, "assis chatg h:about money sound we you'l"],
  [-4.5, "#part1 ^attac ^why ^you'l depen leave subje"],
  [-4, "#words3 ^you'd allow certi h:quali must peopl team we'll"],
  [-3.5, "^subje ^thank ^what' bring h:scope h:shoul openi repor th voice we're"],
  [-3, 'disc form h:ask h:bring h:dutie h:must h:remot model p recor top train witho word'],
  [
    -2.5,
    "#part2 #quotes ^requi ^what anywh be bookk don't engli hire hr is join k loom patie pets prepa servi sheet show small thank those wante",
  ],
  [
    -2,
    '^are ^custo ^do ^rate after are benef bette bonus calen call code could day dear each every h:desig h:have h:minim h:stude h:thing healt hmo hrs names neede num offer offic open our point posts profi slack video websi whole wrote',
  ],
  [
    -1.5,
    "#part3 #part4 ^about ^benef ^can ^could ^dm ^dutie ^i'm ^if ^salar ^we're ^where ^work amin answe apps backg begin blue board busin capti clien clip colle comes commi compe cours deadl debit dream dutie filte flexi from go good h:assoc h:benef h:commu h:compe h:descr h:engin h:haves h:look h:next h:ok h:requi h:sales h:tasks h:those h:we're i i'll ignor insur intro klavi know langu left like link mbps nice no notes of old only phili readi refer remin rende reque scrip setup simil someo somew sourc steps stude submi tasks their think today tutor waiti where willi yes",
  ],
  [
    -1,
    "#words4 ^a ^able ^add ^as ^compe ^cv ^fixed ^good ^hours ^inter ^it ^job ^kindl ^link ^looki ^must ^need ^nice ^not ^p ^pay ^portf ^quest ^respo ^sabih ^sound ^teach ^this ^train ^updat agenc agent appli as asks based basic birth bots broke built butto by calli centr chat cheer clerk coffe color comfo conte contr custo direc dm docto drop easie end fill final find forms get group h:am h:and h:brand h:bulle h:day h:doing h:find h:follo h:intro h:job h:lab h:looks h:neede h:num h:onlin h:skip h:so h:subje h:va h:we h:week h:weeks h:work hi hirin hit it janua jobs kahit knowl later laugh least let's look looks lost machi makat means minim minut miss mood much needs new ng optim out over paren passw payme ph pinea read reaso rejec remot resea reven sampl scena score shipp shop sick sir six so some specs speed sunda take takes teach teamm telli than them throu thumb ticke tikto title to trave twice typo uploa va verif very w weeks whate works",
  ],
  [
    -0.5,
    "#capitals ^after ^ai ^along ^ask ^b ^befor ^by ^cheer ^clerk ^code ^commu ^did ^draft ^email ^examp ^god ^guest ^handl ^here ^hey ^hidde ^hmo ^hope ^i ^inclu ^kung ^may ^money ^month ^paid ^perks ^prepa ^put ^recru ^relev ^resum ^sampl ^sched ^see ^send ^shift ^some ^speak ^step ^submi ^twent ^use ^weekl ^who ^willi ^witho ^would ^you'v above accom accur acros actio actua addre admin advan ahoy all aller alrea analy anybo apply appoi archi aren' asap at attit aud autom away b ba banan behin below bi big bin bless blog borou bot both botto brows cake calls calm care cebu cente chase choos churc clear clini coach colum commu compu coord cpl crash css days deal dec decid deck degre delet denta depar desig desk di digit dispa doc docum does dogs doubl draft drama drew drive edite educa emoji encod enoug error essen even examp eye faceb facts fair famil far fba feedb feet file filed finds five flick food forma found four full gawa gb gcash gift given god goes got grade gradu grate grave greet grew grow guess gumam h h:agent h:ang h:asia h:bache h:backe h:basic h:befor h:bette h:birth h:bonus h:bookk h:busin h:can h:capcu h:care h:centr h:click h:conte h:contr h:cv h:data h:degre h:devel h:do h:each h:entry h:estat h:estim h:finte h:flexi h:flori h:for h:forma h:frame h:furni h:gagaw h:gb h:has h:here h:hey h:holde h:hours h:impor h:instr h:io h:is h:k h:lead h:leave h:let h:lette h:line h:long h:looki h:manag h:marke h:matte h:media h:msg h:na h:norma h:not h:note h:offic h:or h:ortig h:own h:packa h:peopl h:perks h:perso h:phili h:plumb h:posts h:prepa h:produ h:ram h:real h:sched h:shift h:shopi h:showr h:skill h:skipp h:socia h:speci h:stack h:start h:steps h:suppo h:there h:this h:three h:title h:tool h:vacat h:virtu h:weekl h:wfh h:what h:who h:you'v h:your hand harbo he headl hello here heron hey hide hindi hipaa holdi holid hones hour hrg hubsp ids illus image impro inclu issue items its kada kami kareo kayo kiddi kids knows lakba late launc lead leade learn legit level libra licen light links listi lists lives llm log longe lot luxur made make makin manus map maple maric marun matte media medic meet mel membe merch min mine na nbi needl neigh never ninja none not nothi nz o oak ones onsit opera or order orien origi otp overl owner paid paint past peace perks photo php pick pinte pitch place plumb plus polls possi posti ppc press previ produ prope prose put quali quot r raise reade reads ready recen recep relat relia remov repli resib respo resum right role rooms rule sa salt savin says scale schoo scree secon secre selec selle send sendi senio seo seque set share she shift side simpl simul since skimm smile snack socia solve sort spam spot sprea st staff step stock stori stron such super surna surpr takin task taxes tayo teles tells ten tenan term teste tests that the thems these they thirt tom track trade truth tuesd turn twent type unrea updat upwor users v vocar welco wfh who wifi wonde writt year yearl yet yrs zillo zoom",
  ],
  [
    0,
    "' 'ledg ^agent ^all ^an ^and ^answe ^anyon ^anyth ^appli ^apply ^aroun ^assis ^at ^atten ^bache ^begin ^bi ^bids ^bilin ^bookk ^bots ^bring ^budge ^build ^c ^call ^callu ^capti ^certi ^chat ^chatg ^check ^click ^close ^cold ^colle ^comfo ^compa ^creat ^d ^data ^denni ^desig ^devel ^disc ^dont ^drop ^e ^each ^earn ^emplo ^end ^excel ^execu ^exper ^famil ^finis ^first ^flexi ^fluen ^gamit ^gener ^gmt ^gradu ^graph ^great ^hanap ^have ^healt ^hello ^hi ^hindi ^hipaa ^hirin ^hourl ^hr ^huwag ^i'll ^ignor ^iii ^incom ^it's ^junio ^keep ^keywo ^know ^knowl ^large ^last ^lead ^leads ^lette ^links ^loom ^magpa ^maint ^make ^manag ^math ^max ^medic ^minim ^monda ^my ^never ^night ^nothi ^once ^one ^onlin ^open ^opera ^own ^pa ^payme ^payro ^pc ^photo ^php ^plan ^pleas ^podca ^point ^previ ^proce ^promp ^prope ^propo ^prove ^pwede ^qa ^quali ^quote ^real ^relia ^resea ^revie ^salam ^sales ^scope ^scrip ^secre ^senio ^seo ^shopi ^short ^sign ^simul ^skill ^skip ^socia ^somet ^somew ^speed ^stabl ^start ^stron ^syste ^tag ^take ^talk ^tell ^text ^that' ^time ^tools ^trans ^tutor ^type ^typin ^uploa ^us ^video ^virtu ^voice ^walk ^wareh ^watch ^we've ^weeke ^with ^wix ^word ^worki ^yearl ^yes ^you'r abili able accep acces activ ad add ads adult aed agend ahead ahref ako alam alt am amazo an ana angel anyon anyth art artif asset assoc asst ats attac atten attor auckl auto autoc avoid awake bache back backe bago bambo bank basta bayad bayan becau beep behal behan bilin billi binas bio bioda biyer black blogs boats boop branc brand break brist brown bst buong buy c cad caf calam callu campa canno cant canva capit caps capta carab cart cases certa chanc chann chara check clark claud clean clips cloud club cocon codes cold comin comme commo compa conne consi consu conve cooki copie coppe copyw corre coupl cover cpa cpane cpt cruz cry cs cst cultu cut cycle daily dala dalaw dana dapat dashb datab deals delig denni deplo desch deskt detai dev din diplo disca discr dme docke done dont door dr dress dtc dulo durin e early earn easy ebay edge edito ef emplo ends engin equal equip escal esl est etsy exact exam excep excha excit execu exp exten f face facto fails fast fastf fb felt femal figma files finis firm firms float flows fluen folde foota for fract free freig fresh frien fully funne furth gagaw gamin gemin gentl germa getti giraf git glow goals googl grad gramm graph great growi gsc guide guy h:agenc h:ahref h:alaba h:all h:allow h:amazo h:anoth h:appoi h:are h:artic h:asap h:assis h:atten h:audit h:autho h:autom h:baris h:beeke h:begin h:bille h:books h:bridg h:broke h:build h:calle h:campi h:canva h:cdl h:chann h:chat h:check h:clien h:close h:coffe h:commi h:compu h:consi h:coord h:copyw h:coupl h:creat h:crew h:custo h:depen h:desk h:dishw h:docum h:dog h:don't h:drama h:drive h:drywa h:dtc h:easy h:edito h:email h:encod h:ensur h:esl h:est h:examp h:execu h:exp h:flow h:frog h:gamin h:gear h:gen h:gener h:gohig h:graph h:groom h:gross h:gsc h:hanap h:hand h:handi h:harbo h:healt h:heart h:helpe h:highe h:hindi h:hire h:hirin h:hit h:host h:hosti h:hotel h:how h:hr h:html h:i'm h:ii h:incen h:insur h:into h:isa h:islan h:ka h:kahit h:kaila h:kapit h:key h:kitch h:klavi h:kung h:kylie h:lagos h:leade h:leads h:least h:legal h:like h:ma h:make h:makuk h:manil h:maril h:mbps h:meal h:medic h:membe h:mga h:moder h:monda h:munti h:naabo h:namin h:newsl h:ninja h:north h:notar h:onsit h:open h:ot h:our h:out h:pag h:paid h:para h:pasig h:pay h:payro h:perm h:ph h:pls h:plus h:point h:ppc h:premi h:pro h:proce h:proje h:prose h:put h:quota h:ready h:recei h:recen h:regio h:resea h:resta h:resul h:role h:sahod h:screa h:scrip h:sdr h:semru h:senio h:seo h:servi h:shop h:sige h:site h:snaps h:softw h:solar h:someo h:speed h:staff h:step h:stock h:subs h:sugge h:sunda h:sure h:tailo h:tailw h:talk h:tax h:team h:techn h:term h:their h:these h:tikto h:time h:traba h:train h:truck h:turn h:twice h:usd h:use h:victo h:wante h:web h:webfl h:windo h:wise h:wordp h:words h:write h:yours h:yrs haha half hanap hangg hard hardw harve has headi heari heliu high hired hm holde home homes honey hook hospi hosti house howdy hs html hubst huwag hybri hydra icd id ideal ideas iii ilaki impor inaud incen incom indep ins insta inste intak intel inten invit isama islan javas jeepn jessa joy juan june junio junip kettl key keys kille kindn kit ko kulan kumus kyc lagin lahat landi lang lante lastn lates leads ledge legal lemon less lets lette libre live llms local login looke lower loyal luck lunch lunes m ma'am mabuh madam mag magpa mahil maint male mark marma masco mass match mater may maybe measu megan memor mensa messa metic meyca mic midni mind missi mobil mock molar monda monit more mos mostl motto mouth movin muna mysql nabas nag naman namas named nativ nearb neat need negot neutr next nine noise note novem nyo obvio odd off offsi okapi olj on opene ops oras orchi ortig otter outre overr overt owl own pa pagsa pair palen panel panga part partn pass passe passi passp pasta paste paypa pc pero persi pet philh picks pins pivot pixel plan plans platf playe playw plent pm po polic polit pools portf posit poste power pre premi prese prete priva proad proba procu progr promo proof prosp prove pst pts pull punct purch purpl qa quart queen quest quokk radio rathe ray re react recal recru red reel ref regar regis reloc remem repea requi reset resid resou resta retur revie revis rich river rules run runne runs saas salam salit same save scope scrat searc seaso secs secur segme self selfi sell serio sermo setti shall ship shipm shoes showi shown showr signa signe sites sketc skin skip skus sleep slide smell snaps solid sorry spari spell splen spoke spons sprin sql sss stabl stage stand stead still stop story strai stric studi subs succe summa summe sunny sunri suppl suppo syner syste tab table tag tags takeo talki tamar tape tara tea tech tefl templ terra texts thats there thick throw tide toast toget too tor trash tree trust turni turno two uae unfor unit units unlis ups ur urgen use using value velve vet via viber villa virtu visua vue wag walan walki walru wareh warm water way we've wear web webfl weddi wedne week weekd went while whoev win wise withi wix wk won't wordp world wpm years zx",
  ],
  [
    0.5,
    "^any ^avail ^candi ^cover ^curre ^don't ^estim ^expec ^how ^ilaga ^impor ^inste ^intro ^name ^okay ^paano ^recor ^scree ^softw ^tech ^title acos adobo again ang anoth area artic asked autho backu been belon biscu book books bpo candi case catal catch class click close compl conce cook count creat crm csr cv decis deliv didn' doesn dog doing down eat else email essay estat excel expen feed fine fix fixed flat flori flow frida game gen githu grant green guard h:acces h:by h:cold h:doc h:eu h:exper h:files h:first h:full h:guest h:lines h:mag h:money h:no h:notic h:one h:order h:paano h:part h:per h:plent h:pm h:po h:resum h:score h:sente h:stand h:submi h:templ h:test h:that' h:the h:u h:view h:you hando hate helpe hope i'm if ig ikaw in instr into inven invoi isula ito jobbe just keep kelan keywo korea lapto larav line lines logis looki manil math moder modul my nervo newsl norma novel nurse onlin opini optio ours paano pakil pampa parce pay pdf permi phone phras pictu plain plant pleas pls porta pract prc proce profe qbo queue ram range rates real reply resul rn robot room satur skill speak speci spend stayi strat style test that' then thru tired tool traff trial trip typin under valid van visit watch weeke welln windo with wont xero",
  ],
  [
    1,
    "#item ^confi ^daily ^full ^now ^para ^quick ^set ^show ^so ^wheth ^xero a accou accru aging alive amber app bakit befor booke boss bulk cat charg closi com const conta cvs date denti dns do drawn episo eur few field finge folks follo gamit guest h:ai h:b h:booke h:call h:carto h:clean h:compa h:every h:if h:illus h:inste h:ito h:know h:month h:more h:ourse h:pakis h:photo h:pleas h:provi h:read h:salar h:tails h:tanon h:than h:to h:voice happe happy have hear hero hidde human ilaga inbox ink insid joke kasam kept kind kindl lamps linux list littl lol love magic mail mango max mean menti mo nang night nobod now odoo often okay page parts payin pht plate pytho q quick quiet qx rank recei roi roles roofi runni scrub shopi shoul statu store stran study sum sunfl sydne tapos tax they' times told tools town toy turne unang upset us verti view want were whats who's whom wish won work worki writi x zende",
  ],
  [
    1.5,
    '^also ^happy ^provi ^sa ^then ^two ^visa and bad bit box brief budge camer can carou chang compr confi data diale disco disli ended expir fee foot fun funct gds gener gmt gover h:accou h:apply h:bin h:body h:candi h:copy h:cover h:deny h:edite h:from h:go h:inter h:max h:menti h:over h:rate h:recep h:send h:short h:studi h:styli h:that h:years hours idea ii job life litra long marzi morni most name ninyo node numbe one piece redac retai roas rows saril sched see shows sign size soon stati tange teeth thing this three trans url usual weekl well when worke write',
  ],
  [
    2,
    "#opens ^every ^in ^messa ^paki ^pls ^q ^say ^three along angry askin barte bulle child cpc curre edits first forge forwa h:below h:bpo h:brief h:capti h:clip h:detai h:downp h:keen h:lang h:paste h:serio h:share h:taken h:tatto h:tools h:two h:under h:want h:you'r had ka kaila keybo led liste loved maps messe month organ outli paki pakis parag pedal propo publi sales start struc sure teleg testi threa versi wasti we'd what' yours",
  ],
  [
    2.5,
    "^conta ^descr ^expla ^magka ^menti ^notic ^sagut ^share ^when ^write ^your about any being city confl did h:addre h:clini h:ff h:here' h:inclu h:podca h:see h:us h:whats h:when horiz indic it's kajab kaya keepa magka makes messi milk other prefe proje pwede shoot site stay taon time urls words zone",
  ],
  [
    3,
    "^i'd ^insid ^prefe appro asin booth bug disag estim ever fitme h:conci h:tells layou logo many nosy per probl refus serve snail workf would you'r you'v",
  ],
  [
    3.5,
    "#short ^bigge ^for ^give ^let ^num ^rates ^we'd also anong bid bruta descr devic expla fruit gbp h:answe h:appli h:bike h:built h:conta h:expec h:few h:in h:me h:mecha h:messa h:minut h:quest h:scree h:we'd hundr i'd imple let magen migra myob provi rin rough sente spani stree timez turna",
  ],
  [
    4,
    '^list ^locat ^note ^pakis ^there ^to best chine cost dish games give h:name h:with handl inher integ last locat me notic plane play proud recom softw worst',
  ],
  [4.5, '? ^ii ^reply ctr genre h:? h:kindl h:tell harde mount mp niche ok sagut say u'],
  [5, '^body body capac cream exper h:bigge h:drop h:i h:locat h:q hourl ice nickn state verse what you your'],
  [5.5, '^brief ^which captc h:loom h:then h:which kung large mista mong nakat niyo pabor saan took used was'],
  [6, 'bigge favou h:confi h:fill h:numbe h:reply mothe saved skype'],
  [6.5, '#asks colou desir favor h:link h:min h:propo highl'],
  [7, 'earli expec how relev tell which why'],
  [7.5, 'h:barte'],
  [8, 'avail'],
  [8.5, "^years price wrong you'd"],
  [9, '^next ilang magsi'],
  [9.5, 'total'],
  [10, '^state breed perio sabih'],
  [10.5, 'salar'],
  [13, 'timel'],
  [13.5, 'rate wheth'],
  [16, 'age'],
]
export const BIAS: readonly [wants: number, answer: number] = [-2, -2.5]
