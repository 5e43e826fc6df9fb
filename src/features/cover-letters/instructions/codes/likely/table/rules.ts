/**
 * What the words and signs around a word say: how much it is one that an applicant is to write. Each weight stands once, with
 * all that weigh as much. Written by `bench/learn-code-words.ts` out of the judged sets; not by hand.
 */
export const WEIGHTS: readonly (readonly [weight: number, names: string])[] = [
  [-15.25, 'in:each'],
  [-14.25, 'mark:behind-plain'],
  [-11.75, '*work'],
  [-9.75, 'left:or'],
  [-8.75, '*machine'],
  [-8.5, 'mark:name-plain right:for'],
  [-8.25, 'in:trans'],
  [-7.75, 'r1:: right::'],
  [-7, 'in:ticke'],
  [-6.75, 'in:agent in:listi'],
  [-6.5, 'l1:in left:what'],
  [-6.25, 'in:never left:each right:day'],
  [-6, 'left:a'],
  [-5.75, 'l1:( l1:the'],
  [-5.5, '*thing l1:, l1:of mark:marked-plain next:day'],
  [-5.25, 'in:produ left:title'],
  [-5, 'in:compa in:video left:never next:can'],
  [-4.75, 'in:or l1:your left:trans next:exper next:on'],
  [-4.5, 'in:spani l1:or mark:behind-capitals'],
  [-4.25, 'in:custo in:requi l1:for l2:# next:apply'],
  [-4, 'in:days in:exper in:month in:repor in:submi left:as next:proje right:and right:is'],
  [-3.75, '>in_you_spot before:write in:revie in:syste next:#'],
  [-3.5, 'in:and in:propo in:stron in:they mark:marked-capitals next:( r2:# right:,'],
  [-3.25, 'in:gpt in:train left:custo left:produ left:will right:each words:1'],
  [
    -3,
    'before:answe in:chat in:count in:error in:gener in:leave in:publi in:send in:skip in:what l1:a l1:on l1:subje l1:use left:call left:how left:listi left:skip left:stron left:subje left:ticke next:at next:title r1:gpt right:gpt',
  ],
  [
    -2.75,
    "before:custo before:devel in:an in:drop in:guest in:pm left:an left:exper next:and next:desig next:real next:subje next:the next:you'l right:check right:hours right:month right:propo right:spani right:the",
  ],
  [
    -2.5,
    '*anybody >as_you_spot before:compa before:dear before:of before:trans in:end in:guide in:key in:sampl in:see in:speak in:teste l1:to l2:first left:drop left:invoi next:, next:: next:check next:engli next:for next:of next:paid r1:, r2:, right:? right:every right:exper right:from',
  ],
  [
    -2.25,
    '<^_^_^ <write_the_called >in_you_you before:welco before@spot in:accou in:ai in:chatb in:check in:conve in:packa in:selle in:speci in:updat l1:^ l2:is left:calls left:compa left:error left:requi left:submi left:video next:have next:quart next:what next:who next:with right:gets right:they right:us',
  ],
  [
    -2,
    '>in_the_spot before:accou before:ads before:home before:p before:proje before:quest before:sa before:title in:am in:as in:backw in:call in:colum in:day in:excel in:keywo in:our in:team in:tools in:twice l1:passw l2:of left:be left:brand left:conta left:date left:examp left:keywo left:other left:our left:publi left:repor left:revie left:syste mark:called-plain near@proof+want next:note next:va next:you r2:sa right:# right:backw right:down right:end right:sort right:test right:you right@letter right@proof',
  ],
  [
    -1.75,
    'before:contr before:do before:each before:line before:or before:recor before:retou before:senio before:ꘖ in:= in:allow in:bette in:capti in:data in:date in:deal in:e in:field in:for in:po in:sa in:sched in:someo in:title in:voice in:where in:years l1:# l1:an l1:as l1:post l2:never l2:work l2:you left:accou left:conve left:forms left:pleas left:pm left:salar left:sampl next:get next:give next:hirin next:is next:manag r1:you r2:every right:count right:resul right:when words:4',
  ],
  [
    -1.5,
    "<^_the_called <you_the_called >spot_in_you before:are before:as before:code before:deal before:first before:gds before:integ before:ledge before:super before:tikto in:after in:are in:at in:built in:certi in:conne in:engli in:group in:know in:locat in:middl in:neede in:organ in:subje in:tag in:when in:write in@you l1:be l1:code l1:keywo l1:read l2:we left:and left:anyon left:guest left:in left:the left:where left:wrong left:you'l next:about next:bonus next:date next:googl next:hours next:must next:our next:publi next:short next:submi next:time next:tools next:we're next:whole next:will r2:( r2:) r2:so right:( right:allow right:i right:week right@called words:5",
  ],
  [
    -1.25,
    "<and_the_called <it_will_be <you_who_write before:be before:centr before:chase before:clien before:com before:comma before:from before:na before:numbe before:polic before:qa before:right before:suppo in:# in:, in:bayan in:brand in:calle in:calls in:devel in:down in:five in:g in:hr in:if in:ilaga in:in in:inser in:integ in:kalab in:keep in:motto in:over in:prepa in:rewri in:rules in:servi in:targe in:we in:weekl in:will in:you'l in@want l1:and l1:sa l2:exper l2:motto left:( left:agent left:answe left:attac left:bette left:chatb left:doesn left:gener left:ilaga left:leave left:motto left:namin left:rewri left:tag left:teste left:up left:voice left:you'd left@proof near@called+write next:? next:appro next:candi next:creat next:frien next:home next:inter next:k next:may next:scrip next:suppo next:under next:work next:years next@letter r1:# r1:after r1:hr r1:if r1:is r1:send right:= right:as right:hour right:mo right:or right:parag right:speak right@us",
  ],
  [
    -1,
    "<^_want_write <publi_date_= >in_you_letter >so_that_us before:an before:bank before:call before:clear before:denta before:error before:into before:job before:jobs before:link before:meeti before:min before:offic before:provi before:put before:pwede before:sente before:seo before:shows before:syste before:techn before:to before:want before:were before@fate in:able in:actio in:anyon in:api in:azure in:betwe in:bot in:budge in:build in:clean in:clear in:click in:comes in:conte in:depen in:dispa in:don't in:email in:emoji in:helps in:i in:ident in:inclu in:isula in:k in:late in:loom in:mangg in:mo in:model in:passw in:plan in:probl in:profe in:profi in:reach in:salar in:says in:score in:sends in:shoul in:suppl in:suppo in:time in:us in:well in:whole in:with in@proof l1:our l2:a l2:conve l2:date l2:end l2:this l2:who left:able left:about left:after left:age left:ai left:also left:anywh left:calle left:clien left:inser left:key left:know left:passw left:reply left:sa left:safe left:sched left:send left:their left:use left:who left@spot left@us near@fate+letter near@letter+spot near@spot+us next:agent next:audit next:azure next:budge next:build next:clien next:comma next:custo next:data next:drive next:goal next:good next:gradu next:hr next:links next:miss next:neede next:per next:quali next:refer next:repor next:site next:train next:willi next@called next@spot r2:at r2:not right:at right:avail right:built right:come right:copy right:depen right:field right:headl right:locat right:mangg right:neede right:of right:packa right:po right:quick right:scree right:twice right:two right:we right:word right:years right@write right@you",
  ],
  [
    -0.75,
    "<^_url_= <lack_the_called <this_spot_: >in_a_spot before:# before:addit before:allow before:any before:api before:bille before:compl before:deliv before:emplo before:est before:exper before:good before:had before:hit before:hr before:https before:human before:in before:know before:last before:legal before:messa before:night before:notic before:order before:patie before:per before:po before:post before:revie before:sad before:set before:shoes before:sir before:sound before:the before:toml before:under before:upwor before:used before:video before:watch before:web before:works before:www before@us in:a in:acces in:add in:age in:also in:ang in:answe in:anywh in:assis in:autom in:balan in:based in:be in:best in:butto in:c in:centr in:chann in:creat in:diffe in:doesn in:every in:favou in:full in:fun in:funct in:gets in:go in:has in:hasht in:help in:here in:hirin in:hour in:house in:how in:issue in:keybo in:ko in:lack in:last in:learn in:looki in:mail in:manag in:manil in:medic in:morni in:name in:night in:notes in:ones in:onlin in:owner in:pdf in:php in:prem in:promp in:reade in:recor in:resol in:salit in:say in:scree in:secon in:set in:sheet in:simil in:solut in:spell in:templ in:them in:track in:trade in:two in:unaha in:via in:who in:you in:ü in@called in@us l1:at l1:what l2:^ l2:calls l2:can l2:cv l2:how l2:like l2:po l2:rate l2:url l2:your left:= left:audio left:betwe left:brief left:budge left:creat left:data left:descr left:end left:excel left:fine left:gets left:guide left:has left:impor left:into left:isula left:lack left:mail left:make left:month left:plus left:po left:say left:says left:so left:sure left:team left:tools left@want near@fate+spot near@spot+you next:age next:am next:as next:befor next:bpo next:call next:clean next:close next:compa next:confi next:depen next:detai next:emplo next:file next:free next:help next:mag next:marke next:month next:new next:phras next:pm next:po next:pytho next:shoul next:simpl next:skill next:ur next:way next:websi next:weekl next:wfh next@fate next@us r1:= r1:for r1:or r1:resul r1:when r2:for r2:it r2:no r2:salit r2:test r2:the right:archi right:bayan right:befor right:but right:certi right:clean right:code right:don't right:gener right:here right:if right:inbox right:keybo right:lines right:list right:listi right:pleas right:reade right:refer right:salit right:see right:speci right:that right:them right:these right:unang right:video right:well right:what right:ü",
  ],
  [
    -0.5,
    "*unclear <,_spot_is <^_^_salar <^_^_to <^_rate_: <and_spot_with <do_not_write <spot_,_write <that_spot_with <the_called_called <the_coupo_called <want_write_with >hr_$_$ >spari_$_$ before:aband before:actio before:ad before:agenc before:agent before:and before:appre before:archi before:autom before:book before:bot before:calen before:calm before:can before:cebu before:comme before:confi before:conne before:consi before:cv before:data before:direc before:early before:equal before:forev before:gabi before:hand before:hello before:hold before:hrs before:ikaw before:inclu before:kada before:komis before:listi before:looki before:marke before:monda before:name before:never before:ng before:open before:oppor before:oras before:organ before:pleas before:prefe before:prior before:profi before:reel before:regul before:remot before:sampl before:scrip before:serio before:shift before:skill before:specs before:start before:subje before:them before:units before:updat before:users before:we before:weekl before:worki before:year before:years in:: in:ads in:audio in:becau in:brief in:brigh in:bumib in:but in:calen in:calli in:calm in:close in:coffe in:com in:confi in:coupo in:descr in:desig in:digit in:dont in:ea in:encod in:ends in:eveni in:examp in:expor in:fails in:famil in:file in:forms in:ganoo in:googl in:headl in:inven in:kain in:kung in:landi in:licen in:lines in:linya in:logic in:marke in:misse in:must in:new in:newsl in:next in:ninyo in:not in:numbe in:offic in:pages in:passe in:point in:power in:prefe in:proje in:readi in:reaso in:retur in:rin in:roi in:room in:safe in:secur in:shift in:sort in:spari in:struc in:subsc in:tataw in:tayo in:techn in:th in:the in:these in:tinda in:town in:uploa in:user in:vocar in:wpm in:year in@letter l1:) l1:= l1:ang l1:favou l1:hasht l1:salar l1:which l2:anywh l2:are l2:be l2:coupo l2:examp l2:here l2:inste l2:kalab l2:numbe l2:pay l2:resum l2:simul left:am left:ang left:archi left:azure left:best left:binas left:bot left:capti left:chat left:confi left:conne left:coupo left:devel left:diffe left:dont left:e left:engli left:favou left:five left:hasht left:headl left:hirin left:hrs left:id left:ident left:integ left:job left:kain left:kalab left:last left:like left:looki left:manag left:model left:mon left:ninyo left:numbe left:onlin left:pay left:php left:prem left:readi left:resum left:sends left:share left:shoul left:spani left:speak left:state left:suppl left:tayo left:tell left:templ left:three left:time left:to left:ur left:we left:weekl left:write near@fate+us next:= next:able next:addit next:ads next:all next:api next:aroun next:autom next:avail next:backg next:banne next:bert next:bit next:break next:built next:by next:calle next:capit next:chat next:code next:dashb next:deadl next:deliv next:devic next:done next:every next:famil next:flexi next:forma next:globa next:hit next:human next:i next:invit next:laliv next:lang next:leads next:least next:locat next:logic next:looki next:love next:magpa next:menti next:most next:n next:nag next:name next:now next:numbe next:offer next:only next:own next:p next:pay next:polic next:prote next:provi next:quest next:recei next:requi next:run next:runni next:sa next:same next:score next:servi next:seven next:shift next:so next:somet next:stand next:start next:store next:such next:suppl next:syste next:teams next:that' next:these next:this next:throu next:times next:to next:top next:trans next:used next:vm next:we next:week next:windo r1:are r1:bayan r1:clear r1:go r1:i r1:packa r1:per r1:put r1:sente r1:spari r1:speci r1:that r2:: r2:archi r2:close r2:email r2:hour r2:is r2:k r2:or r2:quick r2:short r2:spell r2:that r2:two r2:write r2:you right:) right:actio right:agent right:an right:appli right:b right:book right:butto right:call right:can right:chat right:clear right:coffe right:comes right:creat right:custo right:data right:dear right:digit right:do right:doesn right:email right:excel right:full right:ganoo right:good right:group right:house right:hr right:ignor right:inclu right:k right:ko right:learn right:linya right:may right:morni right:ng right:night right:not right:off right:once right:only right:over right:owner right:past right:plan right:point right:portf right:prefe right:reach right:rin right:secon right:send right:servi right:shoul right:simil right:small right:spam right:spari right:spell right:sulat right:thank right:tools right:where right:who right:why right:would",
  ],
  [
    -0.25,
    "*written <^_how_to <^_write_ang <^_write_you <and_ends_with <at_least_# <custo_who_write <fate_by_us <for_the_called <has_to_be <spot_want_be <to_write_with <want_fate_: <with_the_spot <you_exper_with >,_write_the >and_proof_them >and_spot_with >bayan_sa_unang >gpt_to_write >you_$_$ before:a before:acces before:acos before:again before:appro before:asap before:ay before:azure before:ba before:bakit before:base before:based before:benef before:betwe before:block before:both before:build before:built before:calli before:caree before:cente before:certi before:chang before:clean before:creat before:datab before:descr before:detai before:dm before:dynam before:easte before:edit before:email before:engin before:famil before:files before:firm before:freel before:full before:gagaw before:gener before:gradu before:group before:growi before:half before:healt before:hmo before:holdi before:if before:insta before:kayo before:lapto before:learn before:light before:like before:lines before:logic before:lot before:love before:magsi before:manua before:media before:meta before:metri before:mo before:mp before:namin before:neede before:needs before:notes before:onlin before:para before:parag before:path before:peopl before:perfo before:perio before:phili before:phone before:power before:prepa before:proce before:prope before:purch before:sales before:same before:score before:send before:serve before:snaps before:socia before:someo before:sql before:stand before:stron before:subsc before:team before:text before:time before:tool before:trial before:tutor before:urgen before:us before:using before:vocar before:we're before:will before:willi before:windo before:work before:would before:yes before:you before:yr before:zapie in:( in:? in:accur in:activ in:again in:agenc in:any in:app in:archi in:assig in:atten in:autho in:aws in:ay in:b in:backe in:bad in:bagsa in:basic in:befor in:book in:bpo in:branc in:bring in:busin in:campa in:candi in:case in:claim in:coach in:colle in:come in:comfo in:conta in:copy in:corpo in:curre in:cvs in:datab in:dcs in:dear in:devop in:direc in:does in:door in:draft in:draw in:dynam in:educa in:emplo in:enabl in:even in:femal in:files in:fine in:firm in:first in:fixed in:forma in:four in:frien in:from in:gatew in:gb in:gcash in:ghl in:gohig in:gradu in:graph in:hire in:hold in:host in:hours in:hrs in:impor in:insid in:inspe in:insta in:invoi in:is in:item in:ito in:job in:join in:kami in:kayo in:kind in:kindl in:lang in:least in:level in:linke in:log in:mappi in:marzi in:migra in:moder in:mon in:mong in:mothe in:n in:need in:one in:ops in:other in:overl in:p in:pabor in:past in:philh in:pizza in:plain in:posit in:posts in:presy in:proce in:prope in:queue in:remot in:reset in:resul in:role in:sales in:sayin in:seeki in:senio in:serve in:shop in:six in:small in:some in:spam in:ssl in:staff in:state in:store in:strat in:style in:succe in:such in:table in:taggi in:tell in:test in:thank in:times in:u in:ulam in:up in:use in:using in:utili in:va in:valid in:websi in:welco in:whoev in:why in:won't in:workf in:wrong in:xero in:yours in@fate l1:any l1:by l1:from l1:gb l1:gener l1:into l1:many l1:not l1:pm l1:sayin l1:says l1:this l2:( l2:accou l2:answe l2:apply l2:close l2:ends l2:from l2:guest l2:i l2:in l2:least l2:menti l2:on l2:phone l2:title l2:to l2:us l2:write l2:you'l l2:you'r left:assis left:ay left:based left:book left:calli left:chann left:click left:close left:com left:conte left:cv left:deal left:ea left:encod left:ends left:expor left:fails left:famil left:femal left:filte left:g left:gb left:hour left:hr left:inven left:issue left:ito left:least left:light left:lines left:many left:marke left:medic left:need left:new left:over left:paste left:per left:phone left:place left:priva left:probl left:profe left:promp left:read left:recor left:rejec left:resol left:roi left:room left:sayin left:score left:scree left:seeki left:servi left:set left:sheet left:shift left:speci left:style left:subsc left:suppo left:tao left:targe left:techn left:test left:th left:thank left:u left:unaha left:until left:updat left:us left:utili left:va left:via left:we're left:would left:wpm near@fate+proof next:a next:accou next:aging next:ago next:anyon next:aws next:based next:body next:brand next:butto next:cabin next:campa next:cert next:clear next:commi next:consi next:contr next:copy next:cv next:daily next:devel next:din next:dns next:domai next:envir next:first next:five next:forms next:funne next:ghl next:git next:group next:here next:hey next:high next:hour next:immed next:imple next:instr next:into next:items next:ka next:kahit next:kami next:key next:keywo next:kindl next:live next:magka next:magsi next:mails next:make next:marun next:max next:media next:mo next:never next:off next:offic next:often next:order next:organ next:paper next:para next:passw next:paste next:perso next:phili next:photo next:php next:quick next:rejec next:safet next:sales next:say next:secur next:seeki next:setup next:sheet next:shipm next:speci next:sunda next:table next:test next:they next:thru next:turna next:up next:updat next:usd next:user next:video next:weeks next:word next:words next:workf next:worki next:you'v next@want next@write r1:age r1:ang r1:certi r1:clean r1:files r1:hours r1:inclu r1:licen r1:not r1:point r1:servi r1:years r1:your r2:? r2:can r2:end r2:first r2:inclu r2:know r2:locat r2:month r2:my r2:neede r2:per r2:when right:acces right:accou right:activ right:add right:ads right:after right:age right:am right:api right:bpo right:busin right:capti right:close right:colum right:comme right:conte right:deal right:did right:dont right:educa right:engli right:files right:free right:has right:kalab right:kayo right:kind right:last right:leave right:licen right:manag right:minut right:mothe right:my right:name right:notes right:notic right:numbe right:open right:organ right:pabor right:part right:passe right:passw right:paste right:peopl right:philh right:produ right:profi right:provi right:put right:repor right:revie right:sheet right:shop right:six right:solut right:speed right:syste right:team right:times right:track right:train right:unaha right:updat right:using right:voice right:w right:was right:withi right:witho right:write right:you'd right:you'v right@want",
  ],
  [0, 'l2:phras near@letter+want'],
  [
    0.25,
    "*writtenBehind <don't_write_with <want_to_be <you_letter_, >go_strai_to >to_apply_$ >when_apply_$ before:( before:= before:alpha before:ano before:anyon before:audit before:capti before:check before:class before:commi before:crowd before:ctr before:examp before:five before:flexi before:food before:furni before:gets before:great before:hates before:how before:insur before:it's before:k before:model before:moder before:my before:now before:only before:opini before:over before:own before:passi before:paste before:pay before:payro before:pm before:price before:readi before:real before:requi before:resum before:rules before:scree before:shirt before:state before:test before:th before:that before:this before:tired before:train before:turna before:usual before:won't before:writt before:you'r before:you'v before:your before@proof in:above in:alrea in:appli in:ask in:attac in:below in:binas in:both in:can't in:candl in:cover in:eye in:fix in:forge in:form in:found in:frida in:gamit in:going in:hangg in:home in:https in:huwag in:i'm in:inste in:into in:it in:look in:madam in:many in:money in:moved in:muna in:namin in:ng in:occur in:own in:pag in:posti in:price in:refer in:regar in:regul in:rejec in:remov in:rerep in:robot in:sir in:site in:than in:their in:til in:to in:trash in:typin in:unles in:unrea in:vid in:want in:wheth in:wont in:word in:zone l1:codew l1:lette l1:reply l1:w l2:, l2:do l2:free l2:human l2:inbox l2:just l2:name l2:need l2:sente left:appli left:atten left:avail left:can't left:candl left:day left:done left:follo left:found left:gamit left:hands left:i'd left:if left:lette left:look left:may left:mga left:minut left:nabas left:not left:portf left:rule left:salit left:spam left:there left:typin left:under left:which left:witho left:work left:your near@fate+want next:ang next:are next:attac next:bots next:calls next:can't next:case next:delet next:disco next:do next:drawn next:drop next:hanap next:helpf next:inclu next:isama next:large next:made next:minut next:pick next:point next:portf next:sagut next:save next:selle next:share next:spend next:thank next:three next:uploa next:want next:which next:why next:won't r1:first r1:up r2:finis r2:give r2:of r2:pag r2:strai right:answe right:begin right:descr right:give right:going right:hindi right:i'll right:i'm right:isn't right:isula right:kahit right:lahat right:machi right:menti right:monda right:must right:pay right:rathe right:regar right:rerep right:shopi right:show right:sites right:tapos right:title right:trash right:u right:unrea right:wheth right:wont right:writt",
  ],
  [
    0.5,
    "*ends *lacks *placedBehind *refusal <and_write_with <follo_called_: <letter_want_write <mag_write_ng <secre_called_is <want_to_write <write_the_spot >,_$_$ >,_and_a >in_capit_letter before:am before:b before:baker before:below before:bonus before:bots before:by before:c before:camer before:clini before:devic before:don't before:done before:every before:fixed before:frida before:got before:gramm before:hide before:hours before:it before:kaunt before:kille before:langu before:late before:lazad before:leads before:least before:list before:medic before:names before:need before:ops before:origi before:out before:paid before:part before:pdf before:plent before:read before:remov before:secon before:shope before:shopi before:skip before:skipp before:softw before:speed before:teste before:they before:throu before:traff before:ur before:words before:world before:you'd before@want in:along in:assoc in:avail in:beep in:body in:by in:canva in:carry in:closi in:code in:comme in:d in:decid in:good in:hit in:hourl in:i'll in:inbox in:just in:lead in:looke in:magla in:make in:may in:more in:most in:na in:needs in:nothi in:off in:onboa in:openi in:para in:pht in:pinak in:purpo in:quest in:real in:rest in:sabih in:sign in:skimm in:skipp in:slip in:sulat in:thoug in:trick in:view in:we've in:weave in:were in:which in:witho in:would in:writi in:writt in:you'd l1:if l1:send l1:start l1:term l2:ad l2:check l2:dm l2:inter l2:off l2:open l2:reply l2:with left:# left:) left:? left:above left:auto left:bots left:box left:by left:detai left:dm left:don't left:every left:get left:great left:here left:huwag left:inter left:label left:lead left:mag left:magla left:mo left:my left:ng left:no left:own left:pls left:slip left:term left:then left:those left:weave left:when left:you left@you near@us+you near@want+write next:) next:also next:bigge next:certi next:dana next:dog next:email next:gmv next:i'd next:ilang next:in next:jump next:know next:need next:no next:patie next:podca next:produ next:put next:revie next:scree next:see next:speed next:study next:taon next:team next:than next:there next:thing next:voice next:was next:we'll next:write r1:( r1:follo r1:in r1:must r1:right r1:the r1:under r1:with r1:writt r2:a r2:confi r2:our r2:this r2:unaha right:anyth right:beep right:bid right:calls right:clien right:closi right:compl right:dulo right:far right:got right:inter right:money right:openi right:other right:phone right:quote right:rest right:skipp right:summa right:thoug right:to right:use right:worke",
  ],
  [
    0.75,
    "<have_to_be <in_the_called <letter_want_be <proof_the_called <secre_called_: <who_write_with <you_letter_to >,_write_it >spot_$_$ >want_$_$ before:) before:bayad before:board before:booki before:boots before:borin before:congr before:conta before:cover before:does before:dr before:end before:excel before:expec before:flori before:gusto before:hundr before:ka before:many before:month before:muddy before:pst before:ros before:rust before:site before:step before:still before:tacos before:tell before:three before:trip before:tuwin before:week before:wk before:x in:acos in:ad in:corre in:dito in:goes in:hi in:itsel in:lahat in:link in:love in:makes in:no in:on in:out in:parag in:peopl in:rathe in:reque in:saw in:show in:vs in:words in:work l1:: l1:have l1:inclu l1:sure l2:inclu l2:job l2:make l2:me l2:read left:, left:: left:ad left:assoc left:dito left:first left:frida left:greet left:na left:opens left:opera left:orien left:past left:respo left:robot left:step left:that left:week next:an next:far next:it's next:let next:maram next:pinak next:quote next:recor next:salar next:thats next:unrea next@proof next@you r1:pleas r1:will r1:work r2:actua r2:appli r2:by r2:dulo r2:must right:a right:corre right:get right:human right:in right:line right:no right:on right:one right:page right:reel right:sa right:with",
  ],
  [
    1,
    "<^_^_have <^_simpl_write <if_the_called <out_the_called <spot_called_: <this_and_write <us_the_called <with_the_called <write_off_with <write_the_color <you_sa_called <you_you_with >,_in_you >at_the_very >befor_you_name >want_write_in before:add before:ai before:ang before:begin before:brief before:cabin before:car before:copy before:edito before:essen before:give before:have before:house before:instr before:resul before:thumb before:wifi before:worke in:appea in:apply in:auto in:capit in:carou in:id in:its in:kalim in:lastn in:magic in:panga in:part in:place in:plus in:respo in:stand in:there l1:color l1:conta l1:no l2:filte l2:kindl l2:simpl left:both left:can left:canva left:carry left:expla left:hi left:inbox left:kalim left:me left:mensa left:msg left:needs left:of left:page left:sabih left:sente left:vs left:writi near@called+spot near@letter+write near@proof+us near@proof+you near@us+want near@us+write next:anyth next:cover next:files next:how next:join next:many next:show next:traba next:us next:xx r1:as r1:into r1:isn't r1:then r2:to right:actua right:auto right:filte right:hourl right:makes right:namin right:nyo right:per right:plus right:rate right:rejec right:start right:ur",
  ],
  [
    1.25,
    "<,_the_called <,_want_write <,_write_ang <letter_sa_called <you_letter_: <you_letter_write >$_$_$ >are_auto_fate >in_the_letter before:? before:d before:displ before:else before:empat before:genui before:heliu before:here before:impor before:is before:made before:opene before:pitch before:rates before:ready before:rn before:sheet before:someb before:sure before:that' before:unloc before@you in:) in:alam in:all in:clien in:delet in:expla in:get in:inter in:isn't in:it's in:kyc in:lands in:orien in:page in:phras in:quote in:start in:step in:sure in:tapus in:vacan in:you'v l1:ng l1:sente l1:us l2:pls l2:start left:acos left:ask left:code left:cover left:hangg left:hidde left:hours left:ignor left:kyc left:magic left:messa left:onboa left:pht left:real left:sign left:stand left:tapus left:thing left:today left:very left@letter near@called+fate near@called+us next:above next:merch next:pleas next:robot next:tell next:tells next:your r1:$ r2:auto right:alam right:binas right:into right:it right:its right:looke right:nothi right:para right:payin right:price right:reply right:you'r",
  ],
  [
    1.5,
    "<:_write_with <letter_you_sa >in_all_caps >in_it_$ before:apply before:me before:podca before:propo before:reels before:robot in:botto in:hidde in:hint in:human in:menti in:opera in:put in:ref in:rows in:secre in:then l1:phras l1:say l1:text l1:with l2:lead l2:mo l2:real left:kindl left:openi left:out left:quote left:w left:writt left:you'v next:did next:sente next:use r1:shoul r2:i right:appea right:botto right:cover right:didn' right:me right:quest right:then",
  ],
  [
    1.75,
    '<ang_called_na <ang_letter_sa <doesn_spot_with <proof_:_write <write_it_with <write_the_numbe >as_their_spot >into_you_write >spot_in_the >write_at_the before:: before:lette before:links before:one before:quart before:wheth before@letter in:filte in:greet in:instr in:lette in:mensa in:only in:right in:skype in:till in:today in:ur l1:add l1:writi l2:for l2:post l2:the left:below left:bid left:comme left:far left:peopl left:phras left:somew next:jokin next:link next:one next:rate r1:inste r1:somew right:alrea right:body right:goes right:link right:will',
  ],
  [
    2,
    "<,_write_with <that_write_with <write_with_: <you_you_: >)_$_$ >bago_ang_panga >write_in_you before:clerk before:gorgi before:pls before:use before:va before:wante in:didn' in:else in:me in:note in:payin in:top l1:menti l2:acos left:human left:start left:want near@letter+you next:ops next:proce r1:appea r1:bago r2:alam r2:ang right:bago right:caps right:city right:panga right:right right:top",
  ],
  [
    2.25,
    '*writtenNext <^_and_write <^_letter_us <^_write_called <magic_called_is <the_letter_with <want_proof_: >sa_unang_spot before:appli before:best before:bid in:ahead in:bid in:opene in:simul in:strai in:your l1:na l2:which left:only left:this left:yes left@write near@fate+you r1:) r2:unang r2:your right:ahead right:along right:assum right:lands right:respo right:resum right:strai right:thing',
  ],
  [
    2.5,
    "<the_called_is <write_you_ang >(_want_be >into_you_letter before:beeke before:bulk before:phras in:finis in:line in:remem in:sente in:simpl l1:it's l1:numbe l2:appli left:menti left:prove left:refer left:remem left:top near@fate+write near@letter+us next:brief next:chatg next:expec r2:capit right:be right:capit",
  ],
  [
    2.75,
    "*placedBefore <those_who_write <you_want_write >para_proof_namin before:reply before:usd in:assum in:begin in:far in:messa in:thing l1:is l1:salit l1:word l2:keywo l2:line left:simul left:you'r left@called near@letter+proof next:rough r1:on right:know right:their right@spot",
  ],
  [
    3,
    '*told <spot_spot_write <write_ang_called >in_their_you in:pick in:type in:umpis l1:words l2:by l2:code l2:put near@proof+spot near@want+you next:readi r1:anywh r1:so r2:appea r2:in r2:umpis right:all right:else right:greet right:lette right:sente right:umpis right:your',
  ],
  [
    3.25,
    ">sa_spot_ng in:this in:you'r l2:sa l2:shoul left:finis left:line near@write+you next:games next:reply r1:get r1:para r2:use right:expec",
  ],
  [
    3.5,
    "<^_write_with <and_want_write >isn't_in_you before:skus in:open in:read l2:begin l2:bid l2:it l2:propo left:it's left:propo left:put left:till left:words right:bots",
  ],
  [
    3.75,
    '*spot <called_want_be >on_the_spot before:point before:went in:bago left:off left:simpl left:word near@spot+want next:it r2:top',
  ],
  [
    4,
    '<called_called_: <have_the_called >as_the_very before:has before:thing in:prove r1:plus r1:sa right:messa right:so',
  ],
  [4.25, '<,_which_is >in_you_fate before:wrong in:bots l1:write left:instr left:parag near@spot+write next:then'],
  [
    4.5,
    '*ownNext <spot_spot_: <this_post_is in:codew l1:put l1:typin l2:lette l2:vacan left:codew left:vacan near@called+you next:else r2:its',
  ],
  [4.75, '*human l1:comme mark:called-capitals near@proof+write next:nothi r2:their'],
  [5, 'l2:sabih mark:called-quoted near@called+proof'],
  [5.25, '<:_the_called <^_^_write <^_called_: <want_the_called before:ever l2:day left:secre'],
  [5.5, '*proof in:yes l1:line left:begin near@called+want'],
  [5.75, '<the_called_: <to_write_:'],
  [6, '*own <masco_name_, left:type r2:line'],
  [6.25, '>at_the_spot l1:refer'],
  [6.5, 'in:very'],
  [6.75, '*named <proof_,_write r2:all right:anywh'],
  [7, '*with'],
  [7.25, '<spot_us_with >at_the_write in:somew left:open'],
  [7.5, 'l2:messa r1:at right:very'],
  [7.75, 'r2:then'],
  [8, 'l1:type mark:marked-quoted'],
  [8.5, 'in:masco left:masco right:read'],
  [8.75, '<^_spot_with'],
  [9, '>so_us_proof'],
  [9.25, 'right:somew'],
  [9.75, 'l2:word'],
  [12, 'near@called+letter'],
  [12.25, '<you_letter_with'],
]
export const BIAS: number = -1.5
