/**
 * What the words and signs around a word say: how much it is one that an applicant is to write. Each weight stands once, with
 * all that weigh as much. Written by `bench/learn-code-words.ts` out of the judged sets; not by hand.
 */
export const WEIGHTS: readonly (readonly [weight: number, names: string])[] = [
  [-9.75, '*work'],
  [-7.5, 'in:exper'],
  [-6.5, 'in:each'],
  [-6, '*thing'],
  [-5.75, 'mark:marked-plain r1::'],
  [-5.5, 'next:exper right::'],
  [-5, 'mark:name-plain'],
  [-4.75, 'in:produ'],
  [-4, 'in:and in:trans'],
  [-3.75, 'before:as l1:ang next:with right:and'],
  [-3.5, 'before:or in:our next:and next:the right:for'],
  [-3.25, 'l1:( l1:in l1:the l2:pleas next:desig next:our'],
  [-3, 'before:of in:data l1:, mark:marked-capitals right:, right:propo words:1'],
  [-2.75, 'before:and before:data in:ai l1:passw left:as left:exper left:or right:gets words:5'],
  [-2.5, '*anybody in:or in:proce in:requi in:sa l1:^ l1:of next:( next:data next:to'],
  [
    -2.25,
    'before:devel before:exper in:compa left:will mark:behind-plain mark:called-plain next:: next:of right:headl',
  ],
  [
    -2,
    'in:an in:devel in:gets in:how in:model in:see in:subje in:techn l1:keywo left:an next:, next:devel next:job r1:, right:is',
  ],
  [
    -1.75,
    'before:from before:job before:proje before:the before:trans before:using in:, in:headl in:help in:solut in:spell in:syste l1:greet left:( left:drop left:produ left:trans mark:behind-capitals next:is right:the words:4',
  ],
  [
    -1.5,
    "before:dear before:gds before:platf before:proce before:subje in:# in:a in:answe in:custo in:engin in:famil in:for in:skimm in:suppo l1:an l1:phras l2:answe l2:who left:and left:answe left:anyon left:see left:subje left:sure left:tell left:the next:analy next:be next:engin next:skill right:# right:don't right:when",
  ],
  [
    -1.25,
    "*machine before:busin before:engin before:first before:in before:learn before:sad before:sente before:shoes before:techn in:agent in:analy in:call in:close in:contr in:curre in:deliv in:don't in:drop in:emplo in:favou in:funct in:ilaga in:learn in:linya in:need in:proje in:provi in:says in:spari in:state in:to in:under in:well in:when l1:a l1:code l1:or l1:your l2:# l2:exper l2:in left:a left:each left:favou left:ilaga left:inclu left:listi next:# next:as next:build next:can next:emplo next:manag next:on next:oppor next:quali next:real next:techn r1:are r1:spari r2:# r2:, right:) right:down right:linya right:mo right:our right:spari right:spell right:write",
  ],
  [
    -1,
    "before:analy before:canno before:compa before:curso before:drag before:etc before:got before:ledge before:line before:ng before:p before:styli before:suppo before:syste before:to in:( in:: in:any in:anyon in:as in:backw in:chatb in:chk in:click in:emoji in:excel in:hello in:ident in:integ in:locat in:marke in:mo in:new in:packa in:pdegg in:perfo in:posit in:progr in:propo in:reade in:send in:servi in:sort in:spani in:team in:thank in:they in:ticke in:title in:tools in:train in:unang in:using in:write in:you l1:use l2:your left:isula left:need left:never left:ninyo left:other left:our left:pleas left:techn left:voice left:you next:a next:amc next:at next:chk next:compu next:creat next:day next:drive next:for next:ng next:pdegg next:repor next:requi next:stron next:work next:yet next:you'l r1:is r2:it r2:know r2:messa r2:the right:( right:or right:pdegg right:sort right:spani right:storm right:syste right:what",
  ],
  [
    -0.75,
    "before:an before:attac before:ay before:based before:call before:cara before:code before:custo before:cv before:emplo before:harki before:knowl before:langu before:manag before:minut before:model before:oppor before:optim before:organ before:other before:prefe before:role before:skill before:solut before:team before:up before:were before:years in:add in:bot in:build in:clear in:conve in:coupo in:datab in:docum in:e in:etc in:every in:from in:gpt in:hasht in:imple in:in in:inclu in:keybo in:know in:knowl in:listi in:month in:name in:oppor in:profi in:readi in:repor in:revie in:role in:s in:softw in:speci in:submi in:such in:time in:users in:will in:withi in:ü l1:# l1:as l1:at l1:favou l1:hasht l2:: l2:^ l2:calls l2:coupo l2:never left:ang left:call left:conta left:coupo left:descr left:ea left:hasht left:helps left:how left:mail left:model left:po left:requi left:safe left:send left:shoul left:spani left:take left:teste left:use left:what left:you'l next:all next:books next:contr next:detai next:equal next:has next:have next:in next:learn next:lectu next:me next:must next:or next:other next:profi next:put next:respo next:send next:shoul next:tools next:va next:we next:years r1:in r1:s r2:end right:befor right:coffe right:day right:did right:from right:go right:inclu right:it right:keybo right:name right:paste right:reade right:this right:to right:two right:word right:ü",
  ],
  [
    -0.5,
    "before:) before:accou before:actio before:ago before:ap before:are before:be before:bookk before:centr before:chann before:clien before:com before:compl before:contr before:creat before:descr before:don't before:filte before:funct before:integ before:issue before:last before:listi before:locat before:loom before:machi before:messa before:more before:multi before:names before:new before:our before:para before:per before:perfo before:posit before:progr before:provi before:pytho before:quali before:quest before:recei before:relat before:scien before:secur before:selec before:specs before:stron before:super before:tasks before:then before:these before:tikto before:under before:web before:welco before:what before:why before:words before:write before:you in:acces in:accou in:allow in:am in:are in:babas in:based in:bayan in:befor in:busin in:butto in:calls in:capti in:certi in:clean in:coffe in:conne in:days in:delig in:descr in:desig in:dont in:down in:ea in:email in:ensur in:file in:fun in:gcash in:gener in:go in:helps in:high in:if in:infor in:inser in:kapag in:life in:maint in:manag in:may in:messi in:middl in:motto in:never in:ones in:onlin in:optim in:organ in:other in:pakis in:pets in:platf in:pm in:po in:power in:prefe in:sasag in:scien in:selec in:shoul in:simil in:smell in:tell in:the in:throu in:till in:track in:unaha in:use in:via in:video in:voice in:wala in:we in:what in:why in:years l1:being l1:on l1:to l1:which l2:ad l2:apply l2:audio l2:colum l2:ends l2:impor l2:inbox l2:isula l2:month l2:motto l2:not l2:of l2:on l2:simul l2:this l2:us l2:you left:# left:accou left:ai left:bot left:brand left:capti left:click left:compa left:compl left:curre left:custo left:data left:deliv left:devel left:do left:does left:ends left:engin left:famil left:inser left:kapag left:know left:knowl left:kung left:last left:make left:motto left:on left:perfo left:proce left:proje left:reade left:readi left:sa left:sasag left:sendi left:solut left:speak left:state left:step left:suppo left:throu left:time left:title left:to left:unaha left:up left:using left:wala left:wrong next:abili next:able next:about next:advan next:ai next:anyon next:autom next:by next:code next:commu next:compa next:custo next:cv next:direc next:ensur next:excel next:globa next:headl next:help next:high next:hinah next:i next:impro next:integ next:inter next:key next:knowl next:links next:list next:locat next:machi next:magic next:magka next:maint next:model next:my next:offer next:openi next:perfo next:probl next:progr next:proje next:provi next:refer next:resea next:role next:sabih next:secur next:servi next:start next:step next:subje next:submi next:syste next:tagui next:take next:these next:time next:train next:what next:who next:will next:worki next:you r1:after r1:age r1:bayan r1:go r1:if r1:your r2:$ r2:locat r2:pleas r2:read r2:sa right:? right:after right:an right:as right:ate right:ba right:babas right:bayan right:calm right:can right:capti right:copy right:custo right:data right:each right:email right:emplo right:excel right:exper right:fire right:fun right:funct right:gpt right:if right:integ right:made right:messi right:month right:once right:packa right:passe right:past right:progr right:provi right:remov right:s right:solut right:surve right:tell right:test right:tools right:we right:well",
  ],
  [
    -0.25,
    "before:acces before:ads before:after before:answe before:api before:appro before:ba before:benef before:but before:can before:caree before:colla before:compe before:datab before:did before:do before:docum before:dutie before:e before:each before:edit before:envir before:etl before:ff before:field before:growi before:hanap before:hand before:healt before:high before:hr before:ikaw before:inbox before:infor before:insig before:items before:key before:littl before:media before:never before:numbe before:on before:parag before:partn before:plan before:po before:power before:probl before:prote before:pwede before:recor before:regul before:requi before:respo before:revie before:run before:sa before:says before:scale before:score before:servi before:slack before:socia before:sql before:stand before:step before:suspe before:them before:time before:user before:video before:visua before:wareh before:when before:will before:with before:worki before:world before:youtu in:? in:abili in:able in:accur in:activ in:ad in:after in:also in:api in:app in:apply in:askin in:assis in:ate in:autho in:autom in:aws in:azure in:bad in:basic in:bi in:bless in:brand in:brigh in:built in:calle in:calm in:can in:check in:cloud in:com in:commu in:compu in:conta in:conte in:conti in:cv in:defin in:deplo in:disab in:doesn in:drive in:event in:facto in:featu in:fire in:first in:forma in:frame in:g in:globa in:googl in:gover in:hands in:hate in:hindi in:html in:ignor in:impro in:inbox in:indus in:insig in:inven in:is in:issue in:javas in:jobbe in:js in:kayo in:lead in:least in:level in:looki in:made in:mag in:mail in:many in:micro in:milk in:money in:mood in:more in:multi in:ninyo in:not in:once in:over in:parti in:passe in:past in:pleas in:point in:prese in:probl in:pytho in:refun in:regul in:relat in:resea in:sabih in:said in:sampl in:secur in:selle in:sendi in:serve in:shop in:sip in:skill in:someo in:soon in:sourc in:speak in:sql in:step in:storm in:stron in:suppl in:take in:targe in:test in:teste in:two in:updat in:user in:was in:where in:while in:world in:wrong in:you'l l1:for l1:graph l1:here l1:inclu l1:many l1:post l1:send l1:subje l2:a l2:call l2:conve l2:is l2:line l2:po l2:short l2:subje l2:suppo l2:type left:acces left:ad left:add left:agent left:also left:analy left:any left:appea left:belie left:build left:calle left:calls left:chatb left:cloud left:conci left:contr left:conve left:creat left:cv left:desig left:e left:funct left:gener left:guest left:headl left:ident left:imple left:inbox left:into left:learn left:machi left:mag left:manag left:may left:openi left:optim left:recor left:repor left:revie left:salar left:servi left:speci left:stron left:submi left:such left:tag left:thank left:ticke left:under left:us left:which left:whole left:worki next:addit next:aging next:api next:apply next:assig next:banne next:based next:belie next:best next:booki next:budge next:bulle next:busin next:call next:candi next:capit next:city next:clear next:consi next:crm next:curre next:dashb next:degre next:docum next:done next:e next:end next:engli next:exerc next:flawl next:frame next:from next:full next:funct next:gener next:get next:give next:good next:healt next:hear next:home next:how next:infor next:javas next:langu next:leads next:lette next:lines next:long next:looki next:mails next:maste next:may next:menti next:mobil next:more next:next next:note next:numbe next:often next:only next:optim next:perio next:perso next:phras next:pictu next:power next:profe next:react next:rejec next:sales next:sched next:score next:scrip next:simpl next:somet next:sourc next:sql next:such next:sunda next:suppo next:teams next:this next:thru next:title next:track next:under next:up next:ups next:user next:websi next:when r1:# r1:= r1:butto r1:clean r1:for r1:gpt r1:integ r1:page r1:start r1:use r2:( r2:) r2:: r2:= r2:close r2:for r2:inclu r2:is r2:listi r2:open r2:or r2:our r2:so r2:two r2:when right:about right:analy right:apply right:based right:brigh right:butto right:by right:calen right:certi right:close right:code right:colum right:contr right:cover right:cv right:devel right:doc right:etc right:every right:hindi right:hire right:hours right:ignor right:inter right:javas right:kayo right:learn right:listi right:manag right:marke right:model right:money right:own right:parag right:platf right:pleas right:po right:prefe right:proce right:produ right:proje right:put right:requi right:resul right:see right:servi right:sip right:slow right:softw right:speak right:such right:suppo right:team right:techn right:that right:they right:title right:track right:trans right:unang right:under right:ups right:withi right:words words:2",
  ],
  [
    0,
    'before:ascp before:ka in:ang in:ay in:dm l1:weeks left:hydro left:weeks next:no r2:enter right:else right:sa words:3',
  ],
  [
    0.25,
    "*ends *proofBefore *written *writtenBehind before:# before:( before:= before:askin before:atomi before:avoid before:brand before:brief before:calls before:charg before:check before:cours before:cut before:excit before:flexi before:flori before:food before:fri before:furni before:have before:hundr before:instr before:is before:live before:mag before:need before:origi before:own before:peopl before:porta before:pos before:ps before:push before:real before:repor before:rule before:rules before:sessi before:sheet before:shirt before:six before:skin before:skipp before:small before:sprea before:state before:takes before:that before:train before:type before:usd before:use before:vinta before:w before:weeks before:whole before:word before:worke before:writt in:assoc in:bids in:books in:bulle in:candi in:city in:colou in:dear in:did in:estat in:favor in:hard in:his in:hundr in:huwag in:i'd in:id in:instr in:inter in:job in:md in:most in:ng in:of in:off in:one in:outfi in:pay in:pile in:post in:price in:prove in:remin in:resum in:simpl in:skipp in:so in:stand in:than in:that in:their in:three in:url in:wheth in:won't l1:= l1:w l1:with l1:witho l2:inter l2:kindl l2:must l2:the l2:use left:: left:= left:all left:alway left:anyth left:both left:colou left:dm left:don't left:find left:for left:fun left:hidde left:home left:hours left:job left:keywo left:numbe left:of left:opera left:own left:rule left:sente left:stand left:text left:than left:this left:ur left:yours next:adver next:after next:appli next:apps next:do next:famil next:handl next:made next:one next:proof next:robot next:speed next:there next:unpai next:unrea next:uploa next:whoev next:write next:wrote next:you'd r1:( r1:) r1:follo r1:goes r1:have r1:into r1:right r1:up r1:with r2:be r2:must r2:today right:answe right:assum right:books right:bots right:brand right:bulle right:clien right:dear right:forwa right:human right:i'll right:its right:looke right:machi right:on right:phone right:pictu right:pitch right:priva right:regar right:salar right:skipp right:than right:three right:today right:will",
  ],
  [
    0.5,
    "before:am before:apply before:board before:booki before:camer before:coupl before:crm before:does before:done before:five before:fixed before:get before:impor before:it before:it's before:leads before:month before:out before:pay before:produ before:rathe before:resul before:resum before:robot before:satur before:secon before:shopi before:suit before:traff before:trip before:xero in:affil in:all in:appea in:appli in:at in:atten in:auto in:be in:bots in:clien in:delet in:detai in:dulo in:expec in:eye in:forge in:goes in:human in:i in:keywo in:make in:makes in:monda in:na in:namin in:onboa in:only in:peopl in:phras in:rate in:rerep in:secre in:short in:sign in:simul in:skim in:slip in:those in:thoug in:were in:worke in:writt in:you'd l1:words l2:alway l2:bid l2:dm l2:do l2:enter l2:off l2:shoul left:) left:assoc left:avail left:bids left:day left:did left:email left:estat left:expla left:greet left:inter left:lang left:middl left:ng left:note left:portf left:real left:remin left:robot left:say left:short left:simpl left:slip left:way left:when left:writt left:you'r next:ad next:ang next:are next:assum next:can't next:cover next:delet next:did next:disco next:ehr next:files next:funne next:haven next:helpf next:inclu next:know next:salar next:ta next:team next:those next:too next:us next:w next:was next:we'll r1:para r1:plus r1:the r2:alam r2:apply r2:capit r2:confi r2:no r2:title r2:you right:actua right:along right:appli right:auto right:begin right:city right:delet right:drop right:dulo right:far right:get right:into right:intro right:menti right:most right:msg right:na right:ng right:of right:rate right:reply right:rerep right:say right:there right:we're right:won't right:you'l",
  ],
  [
    0.75,
    "before:: before:borin before:drawi before:estat before:gramm before:has before:hour before:kung before:made before:onlin before:shop before:speed before:three before:wiki before:your in:) in:alrea in:can't in:canva in:copy in:dad's in:funer in:i'll in:isn't in:machi in:magne in:nor in:opene in:opera in:para in:paste in:pitch in:someb in:typin in:w in:want l1:color l1:comme l1:make l1:say l1:us l2:note l2:open l2:passw l2:that left:appli left:atten left:color left:detai left:frida left:got left:human left:i'd left:nabas left:passw left:reply left:there left:yes next:calls next:expec next:i'd next:i'll next:ilang next:kit next:maram next:minut next:na next:namin next:portf next:rate next:round next:save next:sente next:taon next:touch next:two r1:$ r1:next r2:appli r2:its right:be right:goes right:isn't right:isula right:lette right:makes right:pay right:payin right:price right:ur right:worke",
  ],
  [
    1,
    "*lacks *writtenNext before:bonus before:brisb before:cabin before:cover before:displ before:fact before:isa before:skip before:thumb before:turna before:wisdo before:zende in:assum in:bid in:filte in:got in:hourl in:kyc in:payin in:pls in:remem in:say in:show in:telli in:this in:top in:wont in:word in:words in:yes in:you'r l2:check l2:day l2:job l2:just left:bid left:can't left:first left:instr left:msg left:off left:peopl left:remem left:simul left:those left:typin next:bigge next:kung next:pick next:pleas next:pls next:quote next:tells next:three r1:anywh r1:pleas r1:shoul r2:all r2:dulo right:ang right:didn' right:first right:greet right:mensa right:monda right:namin right:note right:rejec right:show right:thoug right:were right:wont",
  ],
  [
    1.25,
    "*refusal *spotNext before:? before:aud before:ever before:gmt before:hot before:hours before:house before:one before:opene before:podca before:someb before:that' in:acos in:caps in:code in:didn' in:greet in:hide in:just in:openi in:out in:parag in:quote in:skip l1:menti l1:na l1:sa l2:appli l2:by l2:ilaga l2:make l2:post left:cover left:hide left:if left:kyc left:me left:out left:refer left:sign left:skip left:write next:hindi next:podca next:produ next:your r1:first r1:writt r2:first r2:send r2:than right:attac right:hourl right:i right:line right:para right:resum right:their right:top right:wheth right:writt right:you'r",
  ],
  [
    1.5,
    "before:congr before:here before:rate before:th before:you'v in:asked in:carou in:kindl in:neith in:put in:rejec in:reply in:start in:sure in:there in:thing in:ur l1:add l1:be left:canva left:just left:only left:your next:let next:many next:sampl next:spend r1:appea r1:isn't r2:use right:last",
  ],
  [
    1.75,
    'before:edito before:point before:scree before:sure in:bago in:begin in:binas in:dito in:inste in:panga in:pht in:vs l1:text l2:lette l2:sa left:dito left:far left:mo left:onboa left:quote left:secre next:games next:merch next:proce next:thing r1:bago r2:ang r2:in right:bago right:binas right:panga right:subje',
  ],
  [
    2,
    'before:add before:begin before:heliu before:propo before:rates before:va before:wheth before:wifi in:alam in:anywh in:far in:hangg in:it in:magic in:mensa in:salit in:skype in:strai in:then in:your l1:ng l2:name left:acos left:code left:kindl left:phras left:read left:that left:thing left:w left:want next:hanap r2:i r2:then right:alam right:alrea right:me right:openi right:so right:then',
  ],
  [
    2.25,
    'before:craft before:me in:open l1:: l2:ang l2:mo l2:sente l2:start next:anyth next:ops r1:on r1:so right:appea right:expec right:know right:start',
  ],
  [
    2.5,
    "before:escro before:scrub before:usual before:wk in:line in:rathe in:rows in:sente in:very l1:lette l1:numbe left:it left:line left:magic left:parag left:put left:you'v next:brief next:it r1:as r1:somew r1:then r2:top r2:unang right:at",
  ],
  [
    2.75,
    "before:thing in:carry in:finis in:pick in:you'v l1:put l2:acos left:lette left:pls mark:called-capitals next:chatg next:link next:tell right:sente",
  ],
  [
    3,
    'before:gorgi in:ahead in:menti in:nabas in:type l1:vs l2:me left:begin left:hangg left:pht left:vs left:words next:then right:messa right:strai',
  ],
  [3.25, 'l2:keywo l2:propo left:menti left:pick left:start r1:inste right:inste'],
  [3.5, '*human *placedBefore before:quart in:lette in:somew l2:it l2:reply next:llm r2:your'],
  [3.75, 'before:tell in:messa l2:word r2:line right:ahead'],
  [4, 'before:ang before:went before:wrong l1:is l2:phras left:propo next:idea'],
  [4.25, '*told before:phras before:wante l2:code mark:called-quoted next:rough right:your'],
  [
    4.5,
    'before:clerk before:lette in:me in:umpis l1:reply left:finis left:open next:nothi r1:sa r2:umpis right:umpis right:very',
  ],
  [4.75, '*placedBehind l1:salit left:salit r2:their'],
  [5, '*own *spot before:beeke l1:word left:messa left:word'],
  [5.25, '*ownNext *proof l1:line l2:messa left:type r1:at right:caps'],
  [5.5, 'before:reply l1:refer l2:begin right:anywh right:somew'],
  [5.75, 'mark:marked-quoted'],
  [6, '*with'],
  [6.25, 'in:read l1:typin left:somew'],
  [6.5, 'right:read'],
  [7, 'before:bulk next:else'],
  [8.25, 'in:masco left:masco'],
  [8.5, 'l1:write'],
  [9.25, '*named l1:type'],
]
export const BIAS: number = -2.25
