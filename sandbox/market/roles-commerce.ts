import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Online shops, customer support and everything around orders. */
export const commerceRoles: Role[] = [
  {
    key: 'shopify-va',
    weight: 8,
    pay: [450, 1100],
    titles: lines(`Shopify {Virtual Assistant|VA|Store Manager|Specialist}
      {E-commerce|Ecommerce|eCommerce} {VA|Virtual Assistant|Assistant} {(Shopify)|- Shopify|}
      {E-commerce|Online Store} {Operations|} {Manager|Coordinator}
      Product {Listing|Upload} {Specialist|VA} {for Shopify Store|}
      {Dropshipping|Print on Demand} VA`),
    skills: [
      'Shopify',
      'Product Listing',
      'Customer Support',
      'Order Fulfillment',
      'Inventory Management',
      'Dropshipping',
      'Canva',
    ],
    pitch:
      lines(`We sell %goods% {on Shopify|through our Shopify store} and {grew|doubled} faster than we {planned|could handle}.
      {Our|My} Shopify store ships {150|80|400} orders a day and we need {an e-commerce VA|a Shopify VA} to keep it {tidy|running}.
      Do you {dream in SKUs|love online shopping}? We need {someone|a person} to run the back end of our %goods% shop.`),
    duties:
      lines(`{Upload|Create|List} {new products|20 products a week} with {titles, variants and SEO text|clean descriptions}
      {Process|Fulfil} orders, refunds and exchanges in Shopify
      {Watch|Update} stock levels and {warn|tell} us before a bestseller {runs out|sells out}
      {Talk|Coordinate} with {suppliers in China|our 3PL|the warehouse} about delays
      {Set up|Build} {discount codes|collections|simple landing pages} for {campaigns|sales}
      {Answer|Handle} {pre-sale questions|order e-mails} {within four hours|the same day}
      {Edit|Resize} product photos {in Canva|and remove backgrounds}
      {Test|Check} the {checkout|site} on mobile {every Monday|after theme changes}
      {Report|Send} weekly numbers: {conversion, AOV and refunds|sales, returns, stock}
      {Moderate|Publish} reviews in {Judge.me|Loox}`),
    needs: lines(`{1+ year|2 years} of hands-on Shopify {experience|work}
      {You know|Knowledge of} {apps such as Klaviyo, Recharge or DSers|metafields and collections}
      {A feel for|An eye for} {good product copy|photos that sell}
      {Available|Reachable} on {Black Friday weekend|peak sale days}
      Basic HTML is {nice to have|a plus, not a must}`),
    tools: ['Shopify', 'Klaviyo', 'Gorgias', 'DSers', 'ShipStation', 'Canva', 'Judge.me', 'Google Sheets', 'Matrixify'],
    questions: lines(`Send the link of a Shopify store you {worked on|managed} and say what you did.
      Which Shopify apps do you {know best|recommend} and why?`),
    jobFunction: 'Sales and Business Development',
    industries: 'Retail',
  },
  {
    key: 'amazon-va',
    weight: 5,
    pay: [450, 1300],
    titles: lines(`Amazon {FBA|Seller Central} {VA|Virtual Assistant|Specialist|Account Manager}
      Amazon {PPC|Listing Optimization|Wholesale} {Specialist|VA}
      {Amazon & Walmart|eBay and Amazon|Etsy} {Listing VA|Marketplace Assistant}
      {Online Arbitrage|Product Research} {VA|Specialist} (Amazon)`),
    skills: [
      'Amazon FBA',
      'Product Research',
      'Product Listing',
      'eBay',
      'Etsy',
      'Inventory Management',
      'Microsoft Excel',
    ],
    pitch:
      lines(`We run {a seven-figure|two private-label} Amazon {brand|brands} in %goods% and need a VA who knows Seller Central {inside out|well}.
      {Experienced|Serious} Amazon sellers looking for {a product researcher|a PPC-minded assistant} with {Helium 10|Keepa} experience.`),
    duties: lines(`{Optimise|Rewrite} {titles, bullets and A+ content|listings} with {Helium 10|Data Dive} keyword data
      {Create|Plan} FBA shipments and {reconcile|chase} lost units
      {Open|Follow} Seller Support cases {until they are solved|and escalate}
      {Research|Find} {wholesale|private-label} products with {healthy margins|Keepa history}
      {Adjust|Manage} PPC bids {daily|twice a week} and {cut|lower} ACOS
      {Monitor|Watch} account health, {hijackers|buy box} and {reviews|feedback}
      {Source|Compare} quotes on Alibaba
      {Update|Keep} the profit sheet {per ASIN|per SKU}`),
    needs: lines(`{2+|3} years with {Seller Central|Amazon FBA|wholesale accounts}
      {You can|Able to} explain the difference between {ACOS and TACOS|FBA and FBM fees} {without looking it up|}
      {Strong|Advanced} Excel {or Google Sheets|}
      {Numbers|Spreadsheets} make you {happy|calm}`),
    tools: ['Seller Central', 'Helium 10', 'Keepa', 'Jungle Scout', 'SellerSnap', 'Alibaba', 'Data Dive', 'Excel'],
    questions: lines(`What ACOS did you inherit and what did you {reach|leave}?
      How do you decide a product is worth {testing|ordering}?`),
    jobFunction: 'Marketing and Sales',
    industries: 'Online and Mail Order Retail',
  },
  {
    key: 'customer-support',
    weight: 11,
    pay: [380, 900],
    titles: lines(`Customer {Support|Service} {Representative|Specialist|Agent|VA}
      CSR {- Non Voice|- Phones|(Email & Chat)|for %industry%}
      {Email and Chat|Live Chat|Phone} Support {Agent|Representative}
      {Customer Success|Customer Happiness|Client Care} {Associate|Specialist|Manager}
      {Tier 1|Technical} Support {Representative|Specialist} {(Night Shift)|}
      {Inbound Call|Call Center} Agent {- WFH|}`),
    skills: [
      'Customer Support',
      'Email Support',
      'Chat Support',
      'Phone Support',
      'Zendesk',
      'Gorgias',
      'Technical Support',
    ],
    pitch:
      lines(`Our customers {love|buy} our %goods% and they {deserve|expect} answers from a real, {kind|cheerful} human.
      We are {adding two|hiring three} customer service representatives to {cover|support} {weekends|our evening shift}.
      {Support|Customer service} is our {best marketing|secret weapon}. If you {smile while typing|are patient with upset people}, read on.`),
    duties: lines(`{Answer|Reply to} {60|around 80|40 to 50} tickets a {day|shift} by e-mail and chat
      {Take|Answer} inbound calls {about orders and billing|from US customers}
      {Solve|Handle} complaints {calmly|with empathy} and know when to {escalate|ask for help}
      {Issue|Process} refunds, {replacements|store credit} and {cancellations|address changes}
      {Write|Improve} macros and help center articles
      {Tag|Categorise} tickets so that {product|the warehouse} sees patterns
      {Keep|Hold} first response time under {two hours|one hour} and CSAT above {93|95}%
      {Call|E-mail} customers whose {payment failed|parcel is lost}
      {Troubleshoot|Walk people through} {login and account issues|simple technical problems} step by step
      {Reply|Respond} to comments and DMs on {Facebook and Instagram|social media}`),
    needs: lines(`{1+|2+} years of {BPO|call center|e-commerce support} experience
      {Neutral accent|Clear voice} and {a quiet room|noise-free background}
      {Excellent|Natural} written English with {correct grammar|a warm tone}
      {Patience|A thick skin} and {a sense of humor|genuine kindness}
      {Noise-cancelling|USB} headset {and webcam|}
      {Typing 45 wpm|Able to chat with two customers at once}`),
    tools: ['Zendesk', 'Gorgias', 'Freshdesk', 'Intercom', 'Aircall', 'RingCentral', 'Help Scout', 'Shopify', 'Slack'],
    questions: lines(`A customer writes in capitals that the parcel never came. {Write|Draft} your first two sentences.
      What is the hardest call you ever {took|turned around}?`),
    jobFunction: 'Customer Service',
    industries: 'Consumer Services',
  },
  {
    key: 'inventory-logistics',
    weight: 2,
    pay: [450, 950],
    titles: lines(`{Inventory|Supply Chain|Purchasing} {Coordinator|Assistant|Planner}
      {Freight|Logistics|Dispatch} {Coordinator|Dispatcher} {(US Trucking)|}
      {Truck|Night} Dispatcher {for Box Trucks|- US Based Carrier}`),
    skills: ['Inventory Management', 'Order Fulfillment', 'Microsoft Excel', 'Phone Support', 'Admin Support'],
    pitch:
      lines(`We move {freight|%goods%} and we need {a dispatcher|a logistics coordinator} who stays calm when {a truck breaks down|customs says no}.
      Stock planning at our %goods% company still lives in one spreadsheet. {Help.|You will change that.}`),
    duties: lines(`{Book|Find} loads on {DAT|Truckstop} and negotiate rates with brokers
      {Track|Check on} drivers {every four hours|through the night} and update customers
      {Raise|Create} purchase orders and {confirm|follow up} delivery dates
      {Forecast|Plan} stock {for the next 90 days|from sales history}
      {Prepare|Send} {bills of lading|packing lists|customs papers}
      {Compare|Audit} carrier invoices {with quotes|line by line}
      {File|Manage} claims for {damaged|lost} shipments`),
    needs: lines(`{1+|2} years in {dispatch|logistics|purchasing}
      {Strong|Firm but friendly} phone negotiation
      {Excel|Spreadsheets}: formulas, not only colors
      {Able|Happy} to work {graveyard shift|US hours}`),
    tools: ['DAT', 'Truckstop', 'ShipStation', 'Cin7', 'Samsara', 'Excel', 'NetSuite', 'Flexport'],
    questions: lines(`What do you do when {a driver does not answer|a container is held at customs}?`),
    jobFunction: 'Supply Chain',
    industries: 'Transportation, Logistics, Supply Chain and Storage',
  },
]
