import { lines } from './phrase.ts'
import type { Role } from './role.ts'

const software = { jobFunction: 'Engineering and Information Technology', industries: 'Software Development' }

/** Developers, testers and people who keep machines running. */
export const techRoles: Role[] = [
  {
    ...software,
    key: 'react-developer',
    weight: 5,
    pay: [900, 3200],
    titles: lines(`{Senior|Mid-level|Junior|} React {Developer|Engineer|Front-end Developer}
      {Full Stack|Full-Stack} Developer (React{ / Node| + Node.js|, Typescript})
      {Front End|Frontend} Developer {- React & Typescript|(Next.js)}
      {MERN Stack|Next.js|Node.js} Developer
      React Native {Mobile Developer|Engineer}`),
    skills: ['React', 'Typescript', 'Node.js', 'HTML and CSS', 'PostgreSQL', 'AWS', 'React Native'],
    pitch:
      lines(`We are building {software|a SaaS} for %industry% companies and need a React developer who {cares about users|ships}.
      {Small|Six-person} product team, {no meetings on Wednesdays|real ownership}, modern stack: {React, Typescript and Node|Next.js and PostgreSQL}.
      Our {front end|dashboard} was written in a hurry. You will {rewrite|refactor} it, component by component, in React and Typescript.`),
    duties: lines(`{Build|Develop} {accessible|responsive} components in React and Typescript
      {Turn|Translate} Figma designs into {pixel-close|clean} pages
      {Design|Extend} {REST|GraphQL} APIs in Node.js
      {Write|Maintain} tests with {Jest|Vitest|Playwright} and keep {the build green|coverage honest}
      {Review|Comment on} pull requests {kindly|within a day}
      {Profile|Improve} page speed and {bundle size|Core Web Vitals}
      {Fix|Track down} bugs reported by {customers|support}
      {Integrate|Connect} {Stripe|payment} and {Auth0|login} providers
      {Deploy|Ship} to {AWS|Vercel} through {GitHub Actions|CI pipelines}
      {Discuss|Plan} features with {product|the founder} and say what is {not worth building|hard}`),
    needs: lines(`{3+|4+|5 or more} years with React and {2+ years with|solid} Typescript
      {Good|Working} knowledge of {Node.js and PostgreSQL|hooks, state and data fetching}
      {Clean|Readable} Git history and {small|focused} pull requests
      {GitHub profile|Portfolio} we can {look at|read}
      {You can|Able to} explain a technical decision {to non-technical people|in plain English}
      {A CS degree is not required|Bootcamp graduates are fine}, {shipped work counts|show us what you built}`),
    tools: [
      'React',
      'Typescript',
      'Next.js',
      'Node.js',
      'GitHub',
      'Tailwind CSS',
      'Vitest',
      'Figma',
      'Linear',
      'Docker',
    ],
    questions: lines(`Link one thing you built with React and tell us what you would do differently.
      When would you NOT use {useEffect|a state library}?`),
  },
  {
    ...software,
    key: 'wordpress-developer',
    weight: 5,
    pay: [550, 1500],
    titles: lines(`WordPress {Developer|Designer|Specialist|Web Developer}
      WordPress {& Elementor|/ Divi|+ WooCommerce} {Developer|Expert}
      {Web Designer|Website Builder} {(WordPress, Webflow)|- Webflow}
      {Part-time|Senior|} {WordPress|Web} Developer for {Agency|Marketing Agency}`),
    skills: ['WordPress', 'Elementor', 'WooCommerce', 'PHP', 'HTML and CSS', 'Webflow', 'SEO'],
    pitch:
      lines(`Our agency {launches|builds} {four|six} WordPress sites a month for {dentists|%industry% clients|local businesses} and needs {another|a steady} developer.
      We {look after|maintain} {120|over 90} WordPress websites. {Updates, fixes, speed|You keep them fast and safe}.`),
    duties: lines(`{Build|Create} sites with {Elementor|Divi|Gutenberg} from {Figma|PSD} designs
      {Update|Maintain} plugins, themes and backups {every week|on schedule}
      {Clean|Recover} hacked sites and {harden|secure} them
      {Speed up|Optimise} pages to {90+|green} on PageSpeed
      {Customise|Extend} WooCommerce {checkouts|shops} with PHP
      {Migrate|Move} sites between hosts without downtime
      {Write|Fix} custom CSS and {small plugins|shortcodes}
      {Set up|Connect} forms, {GA4|analytics} and {CRM|Mailchimp} integrations
      Check every page on phone, tablet and {Safari|desktop}`),
    needs: lines(`{2+|3+|5} years of WordPress {with page builders|development}
      {Solid|Good} HTML, CSS and {some|enough} PHP
      {Understanding|Basics} of on-page SEO
      {A portfolio|Five links} of live websites {you built yourself|}
      {Comfortable|Fine} with cPanel, DNS and {Cloudflare|SSL}`),
    tools: [
      'WordPress',
      'Elementor',
      'Divi',
      'WooCommerce',
      'WP Rocket',
      'cPanel',
      'ACF',
      'Figma',
      'Webflow',
      'ManageWP',
    ],
    questions: lines(`Share three WordPress sites you {built|finished} and what you did on each.`),
  },
  {
    ...software,
    key: 'php-laravel-developer',
    weight: 4,
    pay: [800, 2400],
    titles: lines(`{Senior|Mid|Junior|} {PHP|Laravel|PHP/Laravel|CodeIgniter} Developer
      Full Stack PHP Developer {(Laravel + Vue)|(Laravel, MySQL)}
      {Backend|Back-end} Developer - {Laravel|PHP & MySQL}`),
    skills: ['PHP', 'Laravel', 'MySQL', 'Vue.js', 'HTML and CSS', 'AWS'],
    pitch:
      lines(`We maintain a {ten-year-old|large} PHP application for %industry% companies and are moving it to Laravel {step by step|one module at a time}.
      Back-end developer wanted: PHP 8, Laravel, MySQL, {queues|Redis} and {common sense|good judgment}.`),
    duties: lines(`{Develop|Write} new modules in Laravel {10|11} with tests
      {Refactor|Untangle} legacy PHP {into services|without breaking it}
      {Optimise|Tune} slow MySQL queries and {indexes|reports}
      {Build|Document} REST APIs for {our mobile app|partners}
      {Maintain|Watch} queues, cron jobs and {error logs|Sentry}
      {Work|Pair} with a Vue.js front-end developer
      {Estimate|Size} tickets honestly and {deliver|finish} them
      Handle {deployments|releases} with {Forge|GitHub Actions}`),
    needs: lines(`{3+|4+} years of PHP, {2+ of them|including} Laravel
      {Strong|Deep} MySQL: joins, indexes, {migrations|transactions}
      {Knows|Understands} {SOLID|MVC} and {when to ignore it|why tests matter}
      {Git|Linux command line} is {second nature|no problem}
      English good enough to {write clear tickets|talk with the US team}`),
    tools: ['Laravel', 'PHP 8', 'MySQL', 'Redis', 'Vue.js', 'Docker', 'Laravel Forge', 'PhpStorm', 'GitHub', 'Sentry'],
    questions: lines(`How would you {find|fix} the one slow page in a PHP application you do not know?`),
  },
  {
    ...software,
    key: 'python-developer',
    weight: 3,
    pay: [900, 2900],
    titles: lines(`Python {Developer|Engineer|Automation Developer}
      Python / Django {Developer|Backend Engineer}
      {Web Scraping|Data|ETL} {Developer|Engineer} (Python)
      {AI|Automation} {Engineer|Specialist} - {Python & APIs|Make, Zapier, Python}`),
    skills: ['Python', 'Django', 'PostgreSQL', 'AWS', 'DevOps', 'MySQL'],
    pitch:
      lines(`We {collect|clean} {pricing|property} data for %industry% and need a Python developer for our {pipelines|scrapers}.
      {Automation|Back-end} engineer wanted: Python, Django, PostgreSQL, {plus|and} {an interest in AI tooling|a love of boring, reliable code}.`),
    duties: lines(`{Write|Maintain} data pipelines in Python with {pandas|SQL}
      {Build|Extend} Django {REST endpoints|admin tools}
      {Automate|Script} {reports|manual steps} with {APIs|webhooks} and {Make|Zapier}
      {Model|Query} data in PostgreSQL
      {Keep|Run} scheduled jobs {on AWS Lambda|in Docker} and {alert|page} on failures
      {Evaluate|Connect} language models {for document extraction|to our inbox}
      {Write|Add} pytest suites and {type hints|docs}`),
    needs: lines(`{3+|2+} years of professional Python
      {Comfortable|Confident} with SQL and {Linux|Docker}
      {Experience|Practice} with {Django or FastAPI|pandas}
      {You test|Tests first} {before you say done|}
      {Respect|Care} for rate limits and {privacy|terms of use}`),
    tools: ['Python', 'Django', 'FastAPI', 'PostgreSQL', 'Docker', 'AWS Lambda', 'pandas', 'Airflow', 'Make', 'GitHub'],
    questions: lines(
      `Describe a pipeline that broke at night and how you {found out|prevented it from happening again}.`,
    ),
  },
  {
    ...software,
    key: 'qa-devops',
    weight: 3,
    pay: [700, 2600],
    titles: lines(`{Manual|Automation|Junior|} QA {Tester|Engineer|Analyst}
      {DevOps|Cloud|Systems} {Engineer|Administrator} {(AWS)|}
      {IT Support|Help Desk|MSP} {Technician|Specialist} {Tier 1/2|(Night shift)|}
      Software Tester {(Web & Mobile)|}`),
    skills: ['QA Testing', 'DevOps', 'AWS', 'Technical Support', 'Typescript', 'Python'],
    pitch:
      lines(`Too many bugs {reach|surprise} our customers. We want a QA engineer who {enjoys|loves} breaking things {before they do|politely}.
      Our managed service desk {supports|looks after} {2,000|600} computers of %industry% companies and {needs|seeks} calm technicians.`),
    duties: lines(`{Write|Run} test cases for web and {mobile|Android} releases
      {Automate|Script} regression tests with {Playwright|Cypress|Selenium}
      {Report|File} bugs with steps, {video|logs} and {severity|expected result}
      {Monitor|Patch} servers and {rotate|test} backups
      {Maintain|Write} Terraform and {CI pipelines|GitHub Actions}
      {Reset|Fix} {Microsoft 365 accounts|VPN, printer and e-mail issues} by phone and remote session
      {Answer|Close} {25|30} help desk tickets a {shift|day}
      {Document|Describe} fixes in the knowledge base`),
    needs: lines(`{2+|3+} years in QA{ or support|, DevOps or IT support}
      {Curiosity|A suspicious mind} and {exact|careful} English
      {Basic SQL|Linux} and {browser dev tools|networking basics}
      {ISTQB|AWS|CompTIA A+} certificate {is a plus|helps}`),
    tools: ['Playwright', 'Cypress', 'Jira', 'TestRail', 'Terraform', 'AWS', 'ConnectWise', 'Microsoft 365', 'Grafana'],
    questions: lines(`Write a short bug report for {a login button that sometimes does nothing|this job post}.`),
  },
]
