import { lines } from './phrase.ts'
import type { Role } from './role.ts'

/** Designers, editors, writers, drafters. */
export const creativeRoles: Role[] = [
  {
    key: 'graphic-designer',
    weight: 7,
    pay: [450, 1200],
    titles: lines(`{Graphic|Brand|Creative} Designer {(Social Media)|(Print & Digital)|}
      {Junior|Senior|Part-time|} Graphic Designer {- Canva & Photoshop|for %industry%|}
      {UI/UX|Product|Web} Designer {(Figma)|}
      {Thumbnail|Presentation|Packaging|T-Shirt|Ad Creative} Designer`),
    skills: ['Graphic Design', 'Photoshop', 'Illustrator', 'Canva', 'Figma', 'UI UX Design', 'Logo Design'],
    pitch:
      lines(`Our brand looks {better in our heads|fine} than on screen. We need a graphic designer {to close the gap|with taste and speed}.
      {Agency|Marketing team} with {12|nine} {friendly|picky} clients looking for a designer who can {switch styles|work from a brand guide}.
      We sell %goods% and need {scroll-stopping|clean, simple} graphics {every day|every week}.`),
    duties:
      lines(`{Design|Create} {social posts|carousels|ad creatives} {in Photoshop and Canva|for Instagram and Facebook}
      {Keep|Apply} brand guidelines on everything, {from invoices to banners|including the boring parts}
      {Prepare|Check} files for {print|packaging}
      {Design|Wireframe} {landing pages|app screens} in Figma
      {Retouch|Cut out} product photos
      {Make|Prepare} {pitch decks|lead magnets|e-books} that people {actually read|finish}
      {Build|Organise} template libraries {in Canva|in Figma}
      {Take|Handle} feedback without {tears|drama} and {deliver|turn around} a second version {within a day|}
      {Animate|Export} {simple GIFs|short motion pieces}`),
    needs: lines(`{2+|3+} years as a {graphic|brand|digital} designer
      {A portfolio|A link to your portfolio} - {no portfolio, no interview|Behance, Dribbble or Drive is fine}
      {Mastery|Strong command} of {Photoshop and Illustrator|Figma}
      {Good|A feel for} typography and {white space|hierarchy}
      {Fast|Reliable} turnaround {and version naming that makes sense|}`),
    tools: ['Photoshop', 'Illustrator', 'Figma', 'Canva', 'InDesign', 'After Effects', 'Frame.io', 'Notion'],
    questions: lines(`Which piece in your portfolio are you proudest of and why?
      How long would {a carousel of eight slides|a logo with three directions} take you?`),
    jobFunction: 'Design and Art/Creative',
    industries: 'Design Services',
  },
  {
    key: 'video-editor',
    weight: 7,
    pay: [450, 1400],
    titles: lines(`{YouTube|Short-form|Long-form|Reels & TikTok|Podcast} Video Editor
      Video Editor {(Premiere Pro)|for %industry% Channel|- CapCut & Reels|}
      {Senior|Junior|Freelance|} Video Editor {/ Motion Designer|}
      {Motion Graphics|After Effects} {Artist|Animator}
      {Podcast|Audio & Video} Editor`),
    skills: [
      'Video Editing',
      'Premiere Pro',
      'After Effects',
      'YouTube',
      'CapCut',
      'Motion Graphics',
      'Podcast Editing',
    ],
    pitch:
      lines(`We {publish|post} {two YouTube videos|15 shorts} a week for a %industry% business and our {editor|current editor} is fully booked.
      {Storytelling|Pacing} first, effects second. We are looking for a video editor who {feels when to cut|watches retention graphs for fun}.`),
    duties: lines(`{Cut|Edit} {talking-head|vlog|interview} footage into {8 to 12 minute|tight} videos
      {Turn|Slice} long videos into {reels, shorts and TikToks|vertical clips} with captions
      {Add|Animate} B-roll, {sound design|music}, subtitles and {lower thirds|zooms}
      {Color grade|Correct} footage from {two cameras|phones}
      {Clean|Mix} podcast audio and remove {ums|background noise}
      {Design|Test} thumbnails {in Photoshop|}
      {Read|Study} YouTube analytics and {suggest|try} better hooks
      {Keep|Organise} project files so {another editor|anyone} can open them
      {Deliver|Upload} on schedule, {every Tuesday and Friday|no reminders}`),
    needs: lines(`{2+|3+} years editing {for YouTube|for US creators}
      {Premiere Pro|DaVinci Resolve or Premiere Pro} and {basic|good} After Effects
      {A computer|A PC} that {handles|edits} 4K {without proxies|}, {16|32} GB memory
      {Upload speed|Internet} of {50|100} Mbps or better
      {Links to|Three} videos you edited {alone|from raw footage}`),
    tools: [
      'Premiere Pro',
      'After Effects',
      'DaVinci Resolve',
      'CapCut',
      'Frame.io',
      'Descript',
      'Epidemic Sound',
      'Photoshop',
    ],
    questions: lines(`Send your best {short|video} and the raw idea behind its first five seconds.`),
    jobFunction: 'Art/Creative',
    industries: 'Media Production',
  },
  {
    key: 'copywriter',
    weight: 4,
    pay: [450, 1300],
    titles: lines(`{Content|SEO Content|Blog} Writer {(%industry%)|}
      {Copywriter|Email Copywriter|Direct Response Copywriter} {for E-commerce|}
      {Ghostwriter|Script Writer|Newsletter Writer} {for YouTube|for LinkedIn|}
      {Proofreader|Editor} & {Content Assistant|Copy Editor}
      Technical Writer {(SaaS)|}`),
    skills: [
      'Copywriting',
      'Blog Writing',
      'Proofreading',
      'SEO',
      'Ghostwriting',
      'Content Marketing',
      'Technical Writing',
    ],
    pitch:
      lines(`We {publish|need} {eight|twelve} articles a month for %industry% companies that do not sound like {everyone else|a robot}.
      {Words sell|Good words pay our rent}. We are looking for a copywriter who {rewrites twice|interviews customers} before publishing.`),
    duties: lines(`{Write|Research and write} {1,500-word|in-depth} articles from keyword briefs
      {Draft|Write} e-mail sequences, {product pages|ads} and {landing pages|subject lines}
      {Interview|Talk to} {experts|our coaches} and turn their words into {posts|stories}
      {Edit|Proofread} {AI drafts|other writers} for facts, {style|grammar} and plagiarism
      {Script|Outline} {YouTube videos|podcast episodes}
      {Keep|Maintain} the style guide and {content calendar|topic list}
      {Update|Refresh} old articles that {lost traffic|went stale}
      {Upload|Format} posts in WordPress with {images and links|meta descriptions}`),
    needs: lines(`{2+|3+} years of published English writing
      {Near-native|Flawless} English {and short sentences|}
      {Three|Two} samples {under your name|you wrote without AI}
      {Basic|Working} SEO knowledge
      {Able|Happy} to take edits`),
    tools: ['Google Docs', 'Surfer SEO', 'Grammarly', 'WordPress', 'Hemingway', 'Notion', 'Ahrefs', 'Klaviyo'],
    questions: lines(`Rewrite this sentence better: "We are committed to delivering solutions."`),
    jobFunction: 'Writing/Editing',
    industries: 'Writing and Editing',
  },
  {
    key: 'drafter',
    weight: 3,
    pay: [600, 1600],
    titles: lines(`{CAD|AutoCAD|Architectural|Structural} {Drafter|Draftsman|Draughtsperson}
      {3D|SketchUp|Interior} {Renderer|Visualizer|Designer}
      {Revit|BIM} {Modeler|Technician} {(AU Residential)|}
      {Quantity Surveyor|Estimator} {- Construction|(Roofing)}`),
    skills: ['AutoCAD', 'Revit', 'SketchUp', '3D Modeling', 'Photoshop'],
    pitch:
      lines(`We design {houses|kitchens|decks} in {Queensland|Ontario|Colorado} and our {architects|builders} need drawings {faster than we can draw|every day}.
      {Estimating|Drafting} team of {five|eight} looking for an {architect or engineer|experienced drafter}.`),
    duties: lines(`{Draw|Prepare} {floor plans, elevations and sections|working drawings} in {AutoCAD|Revit}
      {Model|Render} {kitchens|interiors} in SketchUp with {V-Ray|Enscape}
      {Take off|Measure} quantities from PDF plans {in Bluebeam|}
      {Apply|Check} {local codes|council requirements} with our {senior architect|certifier}
      {Revise|Mark up} drawings after {client|engineer} comments
      {Maintain|Build} the block and family library
      {Prepare|Send} {permit sets|estimates} on time`),
    needs: lines(`{Architecture|Civil engineering} graduate, {licensed is a plus|board passer welcome}
      {2+|4+} years with {AutoCAD|Revit} on {residential|timber frame} projects
      {Metric and imperial|Able to read} {plans|standards}
      {Workstation|PC} with a {dedicated graphics card|good GPU}`),
    tools: ['AutoCAD', 'Revit', 'SketchUp', 'V-Ray', 'Enscape', 'Bluebeam', 'Lumion', 'PlanSwift'],
    questions: lines(`Attach two sheets you drew {completely alone|last year}.`),
    jobFunction: 'Design and Engineering',
    industries: 'Architecture and Planning',
  },
]
