/**
 * What the words and signs around a word say: how much it is one that an applicant is to write. Each weight stands once, with
 * all that weigh as much. Written by `bench/learn-code-words.ts` out of the judged sets; not by hand.
 */
export const WEIGHTS: readonly (readonly [weight: number, names: string])[] = [
  [-9.75, '*work'],
  [-7.75, 'in:exper'],
  [-6.5, 'in:each'],
  [-6, '*thing r1::'],
  [-5.5, 'next:exper right::'],
  [-5.25, 'mark:marked-plain'],
  [-4.5, 'before:or mark:name-plain next:('],
  [-4.25, 'next:with'],
  [-4, 'in:and right:and'],
  [-3.75, 'in:produ in:trans l1:ang next:: next:the'],
  [-3.5, 'before:of l1:in'],
  [-3.25, 'in:our l1:passw left:exper next:and'],
  [-3, 'before:and l1:the right:for right:gets right:propo words:1'],
  [-2.75, 'before:as before:data in:ai in:data in:for in:sa l2:pleas left:or mark:marked-capitals next:our right:,'],
  [-2.5, 'in:compa in:need in:requi left:as left:sure left:will mark:behind-plain next:data next:desig words:5'],
  [-2.25, '*anybody before:devel before:requi in:an in:devel in:or in:proce l1:( l1:^ l1:of next:be next:how'],
  [
    -2,
    'before:exper before:trans in:custo in:model in:see l1:, l1:keywo next:devel next:for next:to right:) right:headl',
  ],
  [
    -1.75,
    'before:job before:proje before:using in:# in:( in:, in:gets in:headl in:how in:syste l1:phras left:answe left:custo left:drop next:# next:, next:is next:job next:of right:# right:is words:4',
  ],
  [
    -1.5,
    'before:dear before:first before:from before:gds before:the in:a in:answe in:close in:drop in:engin in:famil in:help in:ilaga in:subje in:tell in:you l1:code l1:greet l2:answe l2:exper left:an left:ilaga left:inclu left:produ left:see left:subje left:tell left:the left:trans left:you mark:behind-capitals mark:called-plain next:at next:techn right:befor right:when',
  ],
  [
    -1.25,
    "before:curso before:in before:learn before:platf before:proce before:sad before:sente before:shoes before:subje before:techn before:to before:years in:any in:call in:curre in:deliv in:emplo in:funct in:learn in:proje in:propo in:sort in:spari in:spell in:techn in:title in:to l1:a l1:an l1:or l2:who l2:your left:a left:and left:ang left:each left:favou left:listi left:never left:voice next:analy next:build next:can next:engin next:real next:skill next:we next:work r1:) r1:, r1:are r1:spari r2:, right:don't right:down right:mo right:sort right:spari right:spell right:the right:write",
  ],
  [
    -1,
    "*machine before:analy before:ay before:busin before:canno before:compa before:ng before:optim before:styli before:syste before:up before:word in:: in:analy in:chatb in:contr in:don't in:emoji in:excel in:favou in:integ in:keybo in:linya in:locat in:packa in:perfo in:posit in:progr in:provi in:reade in:send in:skimm in:solut in:state in:thank in:they in:ticke in:tools in:train in:unang in:under in:well in:when in:ü l1:use l1:your l2:# l2:in l2:never left:( left:anyon left:mail left:ninyo left:our left:requi next:as next:candi next:emplo next:have next:ng next:on next:put next:quali next:requi next:stron next:yet r1:is r2:# r2:know r2:messa r2:the right:keybo right:linya right:or right:spani right:storm right:syste right:two right:ü",
  ],
  [
    -0.75,
    "before:) before:are before:attac before:based before:be before:cara before:code before:custo before:descr before:emplo before:engin before:etc before:for before:got before:harki before:langu before:line before:listi before:minut before:model before:oppor before:organ before:other before:p before:solut before:suppo before:were before:write in:add in:anyon in:as in:befor in:bot in:build in:chk in:clear in:click in:conve in:coupo in:creat in:every in:from in:gpt in:hasht in:hello in:imple in:in in:inclu in:knowl in:listi in:marke in:mo in:month in:never in:new in:oppor in:optim in:pdegg in:readi in:repor in:revie in:role in:s in:shoul in:spani in:suppo in:team in:users in:using in:voice in:will in:withi in:write l1:# l1:as l1:at l1:favou l1:hasht l2:^ l2:coupo l2:month l2:motto l2:not l2:simul l2:this left:capti left:compa left:conta left:coupo left:data left:hasht left:helps left:isula left:model left:motto left:need left:other left:po left:sa left:send left:shoul left:take left:teste left:use left:what left:you'l next:a next:abili next:advan next:amc next:books next:by next:chk next:compu next:creat next:day next:detai next:drive next:has next:in next:integ next:learn next:least next:lectu next:links next:magka next:manag next:oppor next:or next:other next:pdegg next:perfo next:profi next:repor next:send next:shoul next:take next:tools next:va next:you'l r1:after r1:into r2:$ r2:end right:coffe right:day right:did right:inclu right:our right:pdegg right:reade right:to right:what",
  ],
  [
    -0.5,
    "before:, before:actio before:ago before:an before:ap before:bookk before:bot before:can before:caree before:centr before:com before:compl before:cv before:e before:encod before:envir before:excel before:filte before:funct before:infor before:integ before:is before:issue before:knowl before:manag before:messa before:more before:multi before:names before:never before:our before:perfo before:posit before:prefe before:prote before:pytho before:quali before:quest before:recor before:relat before:respo before:role before:scien before:secur before:selec before:skill before:stand before:tasks before:team before:then before:these before:tikto before:under before:web before:welco before:what before:words before:year before:you before:youtu in:acces in:after in:agent in:allow in:am in:api in:are in:babas in:backw in:based in:bayan in:busin in:butto in:capti in:certi in:coffe in:conne in:delig in:deplo in:descr in:desig in:docum in:e in:ea in:ensur in:etc in:file in:gcash in:gener in:helps in:high in:hindi in:html in:if in:infor in:is in:issue in:kapag in:life in:maint in:manag in:may in:messi in:middl in:motto in:name in:ones in:other in:pakis in:pets in:pleas in:po in:power in:prefe in:profi in:sasag in:says in:selec in:servi in:simil in:skill in:submi in:such in:the in:time in:use in:via in:video in:wala in:we in:what in:years in:you'l l1:being l1:on l1:to l1:which l2:: l2:apply l2:colum l2:impor l2:inbox l2:numbe l2:of l2:on l2:the l2:us l2:you left:# left:ai left:any left:bot left:brand left:call left:click left:curre left:descr left:desig left:devel left:engin left:for left:how left:kapag left:knowl left:kung left:learn left:machi left:make left:perfo left:proce left:proje left:reade left:readi left:safe left:sasag left:sendi left:spani left:step left:title left:to left:unaha left:using left:wala left:wrong next:able next:agenc next:ai next:all next:anyon next:autom next:clear next:commu next:compa next:custo next:direc next:ensur next:equal next:excel next:headl next:high next:hinah next:i next:impro next:inter next:key next:machi next:mails next:maint next:me next:must next:offer next:only next:perio next:posit next:proje next:provi next:respo next:role next:sabih next:scien next:servi next:softw next:subje next:submi next:such next:suppo next:syste next:time next:train next:who next:you r1:age r1:bayan r1:gpt r1:if r1:in r1:s r1:thank r1:your r2:for r2:it r2:locat r2:pleas r2:read r2:sa r2:two r2:when right:after right:an right:apply right:ate right:ba right:babas right:bayan right:calm right:can right:certi right:copy right:data right:doc right:each right:emplo right:every right:exper right:from right:fun right:go right:gpt right:hindi right:if right:integ right:kayo right:listi right:messi right:model right:name right:once right:own right:packa right:parag right:passe right:past right:paste right:remov right:requi right:s right:spam right:surve right:tell right:this right:title right:tools right:we right:word",
  ],
  [
    -0.25,
    "before:about before:acces before:accou before:acos before:answe before:api before:app before:appro before:ba before:benef before:but before:chann before:clien before:colla before:colle before:colum before:compe before:contr before:creat before:datab before:delet before:deliv before:depen before:do before:docum before:dynam before:each before:field before:gabi before:hanap before:hr before:ikaw before:image before:imple before:inbox before:into before:kada before:komis before:locat before:loom before:machi before:media before:not before:on before:oras before:page before:para before:parag before:partn before:pleas before:pm before:po before:power before:pract before:probl before:profi before:progr before:proud before:provi before:put before:recei before:run before:sa before:says before:scale before:servi before:set before:shows before:simil before:skinc before:socia before:specs before:sql before:stron before:super before:survi before:suspe before:tab before:tabs before:them before:time before:tools before:us before:used before:video before:vs before:when before:why before:will before:witho before:workf in:abili in:able in:activ in:ad in:andro in:app in:asses in:ate in:autho in:autom in:aws in:bi in:bless in:brand in:brief in:built in:calls in:clean in:closi in:cloud in:cois in:compu in:conta in:cv in:datab in:date in:days in:diffe in:disab in:docke in:doesn in:dont in:down in:email in:endor in:envir in:favor in:featu in:field in:first in:forma in:fun in:g in:globa in:go in:googl in:graph in:ident in:ignor in:impro in:inbox in:inser in:ito in:javas in:kayo in:langu in:least in:level in:looki in:made in:mag in:mail in:micro in:milk in:more in:ms in:natio in:nativ in:netwo in:ninyo in:not in:once in:onlin in:organ in:over in:owner in:parti in:passe in:past in:platf in:pm in:point in:pract in:probl in:pytho in:reads in:relat in:resea in:sampl in:scien in:scree in:searc in:secur in:sendi in:serve in:shift in:slow in:smell in:softw in:someo in:speak in:speci in:sql in:storm in:stron in:suppl in:take in:teste in:throu in:track in:tradi in:two in:unaha in:user in:why in:world l1:for l1:graph l1:inclu l1:many l1:onlin l1:our l1:post l1:tag l2:ad l2:call l2:chann l2:conve l2:ends l2:is l2:isula l2:line l2:po l2:short left:acces left:ad left:also left:appea left:archi left:belie left:brief left:calls left:chatb left:close left:closi left:cois left:compl left:contr left:conve left:creat left:deliv left:does left:endor left:ends left:famil left:fri left:gener left:guest left:headl left:high left:imple left:in left:inser left:inste left:into left:know left:let's left:mag left:manag left:many left:mon left:oh left:on left:optim left:pleas left:repor left:revie left:roi left:salar left:servi left:solut left:speak left:state left:such left:techn left:throu left:ticke left:time left:tools left:up left:us left:we left:which left:whole left:worki next:about next:addit next:affec next:api next:apply next:appro next:bonus next:call next:calm next:city next:code next:consi next:contr next:cs next:curre next:dashb next:datab next:degre next:docum next:don't next:e next:educa next:from next:full next:give next:globa next:good next:googl next:hear next:home next:immer next:imple next:infor next:issue next:knowl next:laliv next:locat next:long next:looki next:magpa next:maste next:menti next:might next:model next:more next:nag next:new next:often next:optim next:pictu next:power next:probl next:progr next:pytho next:refer next:regul next:rejec next:resea next:sales next:sched next:secur next:skip next:solvi next:somet next:speci next:step next:store next:sunda next:table next:tagui next:this next:under next:user next:visua next:websi next:what next:will next:willi next:words next:worki next:years r1:# r1:butto r1:go r1:id r1:integ r1:page r1:pls r1:that r2:) r2:: r2:= r2:inclu r2:listi r2:or r2:so r2:that right:? right:add right:ai right:analy right:butto right:by right:capti right:close right:colum right:custo right:cv right:devel right:dont right:effor right:email right:engin right:etc right:excel right:favor right:fire right:funct right:here right:hire right:hours right:ignor right:inter right:ito right:made right:manag right:marke right:money right:month right:pht right:pls right:po right:produ right:progr right:proje right:provi right:put right:refer right:see right:serve right:simil right:slow right:speak right:suppo right:techn right:test right:that right:they right:well right:withi right:words",
  ],
  [
    0,
    'before:bench before:pc in:= in:freed in:kung l2:shoul left:lens left:with next:nuvve next:po next:sdn next:wrote right:a right:back words:2',
  ],
  [
    0.25,
    "*proofBefore before:# before:: before:= before:a before:ai before:am before:apply before:avoid before:bots before:brand before:brief before:calls before:can't before:charg before:chat before:cours before:crm before:cut before:daily before:day before:days before:every before:flexi before:flori before:furni before:gcash before:hit before:instr before:it before:ka before:mag before:many before:menti before:needl before:origi before:own before:part before:peopl before:perso before:pos before:ps before:push before:real before:repor before:rules before:satur before:skin before:small before:sprea before:state before:takes before:train before:type before:ur before:vinta before:which before:worke before:writt before:you'v in:assoc in:auto in:ay in:be in:bids in:body in:book in:bots in:candi in:city in:color in:colou in:dm in:dulo in:frida in:get in:hard in:here in:huwag in:i'd in:id in:instr in:inter in:look in:md in:mga in:most in:na in:ng in:numbe in:off in:one in:outfi in:own in:passw in:pay in:per in:pictu in:pile in:prove in:refer in:remov in:resum in:simpl in:stand in:sure in:tapos in:than in:that in:their in:unrea in:worki in:yours in:zone l1:= l1:with l1:witho l2:, l2:first l2:inter l2:refer l2:use left:) left:: left:= left:addre left:all left:be left:bids left:body left:both left:colou left:dm left:don't left:expla left:find left:got left:hidde left:nabas left:of left:opera left:rate left:real left:sabih left:stand left:then left:this left:three left:top left:two left:way left:when next:= next:appli next:apps next:calls next:din next:gumam next:handl next:huwag next:made next:nagaw next:one next:open next:pdf next:read next:revie next:robot next:speed next:truly next:uploa next:you'd r1:follo r1:right r1:up r1:with r1:work r2:apply r2:be r2:confi r2:this right:assum right:auto right:clien right:dear right:dulo right:finis right:forwa right:in right:it right:looke right:machi right:msg right:na right:ng right:of right:on right:one right:phone right:pictu right:quote right:regar right:sa right:salar right:skipp right:there right:thing right:three right:u right:unrea right:will",
  ],
  [
    0.5,
    "*ends *writtenBehind before:( before:camer before:coupl before:does before:excit before:fixed before:kung before:leads before:live before:month before:need before:out before:produ before:rathe before:resul before:resum before:robot before:rule before:sampl before:secon before:sheet before:speed before:suit before:traff before:usd before:use before:w before:whole in:) in:all in:appea in:appli in:at in:atten in:books in:clien in:dear in:delet in:detai in:did in:expec in:eye in:goes in:human in:hundr in:i in:job in:just in:keywo in:make in:namin in:only in:opene in:peopl in:phras in:pitch in:post in:price in:rerep in:secre in:short in:sign in:simul in:slip in:those in:three in:typin in:were in:won't in:writt l1:sente l1:w l2:do l2:kindl l2:must l2:off left:alway left:assoc left:avail left:detai left:fun left:hours left:i left:inter left:job left:just left:keywo left:lang left:ng left:numbe left:own left:paste left:portf left:remin left:robot left:simpl left:slip left:than left:ur left:you'r left:yours next:ad next:adver next:after next:ang next:are next:assum next:can't next:cover next:disco next:ehr next:haven next:helpf next:inclu next:pls next:proof next:salar next:sente next:team next:there next:us next:w next:was next:whoev next:won't r1:( r1:anywh r1:the r1:when r2:all r2:must r2:no r2:title right:actua right:along right:appli right:books right:consi right:delet right:didn' right:far right:get right:got right:i'll right:intro right:isn't right:menti right:rate right:rerep right:secon right:stude right:than right:you'l right:you'r words:3",
  ],
  [
    0.75,
    "before:board before:booki before:ever before:get before:has before:impor before:onlin before:pay before:shop before:three before:trip before:wiki before:xero in:can't in:caps in:copy in:didn' in:got in:i'll in:isn't in:machi in:makes in:monda in:nor in:onboa in:opera in:paste in:rate in:thoug in:w in:want in:you'r l1:comme l1:make l1:us l1:words l2:alway l2:bid l2:check l2:dm l2:enter l2:note l2:open l2:passw l2:that left:appli left:atten left:day left:did left:greet left:human left:note left:short left:simul left:write left:writt left:yes next:delet next:expec next:funne next:i'd next:i'll next:ilang next:maram next:minut next:na next:namin next:pleas next:portf next:rate next:save next:taon next:those next:too next:write r1:para r1:plus r1:shoul r1:writt r2:alam r2:appli r2:capit r2:its r2:you right:attac right:begin right:city right:give right:goes right:lette right:mensa right:most right:pay right:rejec right:say right:we're right:writt",
  ],
  [
    1,
    "*writtenNext before:bonus before:borin before:cover before:displ before:estat before:fact before:hour before:isa before:made before:thumb before:turna before:wisdo before:your in:alrea in:assum in:bid in:canva in:dad's in:filte in:funer in:hourl in:kyc in:para in:remem in:skim in:telli in:this in:top in:yes l1:na l1:sa l2:day l2:job left:can't left:far left:first left:i'd left:it left:msg left:off left:remem left:there left:those left:typin next:attac next:bigge next:kit next:kung next:quote next:tells next:two r1:$ r1:first r1:pleas r1:so r2:send right:ang right:be right:isula right:last right:monda right:namin right:note right:payin right:price right:show right:their right:ur right:were right:won't",
  ],
  [
    1.25,
    "*lacks *spotNext before:? before:aud before:gmt before:one before:podca before:point before:skip before:someb before:th before:that' before:zende in:acos in:code in:far in:it in:openi in:out in:payin in:pls in:put in:rejec in:say in:show in:start in:then in:wont in:word in:words in:your l1:be l2:appli l2:by l2:ilaga l2:make l2:post left:bid left:color left:cover left:frida left:instr left:me left:passw left:peopl left:reply left:say next:hindi next:produ next:spend next:three r1:isn't r1:next r2:dulo r2:first r2:than right:greet right:makes right:para right:so right:subje right:thoug right:top right:wont",
  ],
  [
    1.5,
    'before:hours before:opene before:scree in:asked in:carou in:dito in:greet in:hide in:parag in:quote in:reply in:skip l1:add l1:color l1:say l1:text left:canva left:dito left:hide left:if left:kyc left:out left:sign left:skip next:podca next:proce next:then next:your r1:appea r2:use right:hourl right:i right:line right:resum',
  ],
  [
    1.75,
    'before:here before:rate before:sure before:wheth in:bago in:begin in:binas in:hangg in:inste in:kindl in:neith in:open in:panga in:pht in:thing in:ur in:very in:vs l1:menti l2:lette left:mo left:onboa left:only left:phras left:secre left:that next:games next:merch next:sampl r1:bago r2:ang r2:i r2:in right:bago right:binas right:first right:openi right:panga',
  ],
  [
    2,
    '*refusal before:add before:begin before:congr before:craft before:wifi in:alam in:magic in:mensa in:salit in:sente in:type l2:name l2:sa left:quote left:read left:refer left:w left:want left:your next:anyth next:thing r1:on r2:then right:alam right:me',
  ],
  [
    2.25,
    'before:edito before:heliu before:me before:propo before:rates before:usual before:va in:anywh in:line in:menti in:skype in:strai in:there l1:lette l1:ng l2:ang l2:it left:acos left:code left:kindl left:menti left:pls next:brief next:hanap next:it next:ops r1:then right:expec right:know right:start right:then',
  ],
  [
    2.5,
    'before:scrub in:finis in:nabas in:rows l1:: l2:me l2:mo l2:start left:hangg left:magic left:thing right:appea right:at',
  ],
  [
    2.75,
    'in:ahead in:carry in:lette l1:put l2:sente left:lette left:line left:parag left:put next:chatg next:link r1:as r2:top r2:unang r2:your',
  ],
  [3, 'before:thing in:rathe l1:numbe l1:vs l2:acos left:vs mark:called-capitals right:sente'],
  [
    3.25,
    "*human *placedBefore in:somew in:you'v l2:propo l2:word left:begin left:start left:you'v r1:inste r2:line right:inste right:strai",
  ],
  [3.5, 'before:quart before:tell l2:keywo left:words next:llm r1:somew right:ahead right:alrea right:messa'],
  [3.75, 'before:ang before:phras l2:reply left:open left:pht next:tell right:caps'],
  [4, 'in:messa l1:is l2:phras left:finis mark:called-quoted next:idea'],
  [
    4.25,
    '*spot *told before:went before:wrong in:umpis left:propo next:rough r2:their r2:umpis right:umpis right:your',
  ],
  [4.5, '*placedBehind before:lette before:wante in:me l1:word left:type r1:sa right:somew'],
  [4.75, '*own before:clerk l1:reply l1:salit left:salit right:very'],
  [5, 'before:reply left:messa'],
  [5.25, 'before:beeke l2:begin l2:code l2:messa r1:at'],
  [5.5, '*ownNext l1:line left:word'],
  [5.75, '*proof right:anywh'],
  [6, '*with l1:refer'],
  [6.25, 'left:somew mark:marked-quoted'],
  [6.5, 'in:read l1:type l1:typin'],
  [7, 'right:read'],
  [7.25, 'before:bulk next:else'],
  [8.25, 'in:masco left:masco'],
  [8.5, '*named l1:write'],
]
export const BIAS: number = -2.25
