import type { LetterPosting } from './postings.ts'

/** Six more beside those: three near the executive and real-estate assistant, three near the junior web developer. */
export const sixthMorePostings: LetterPosting[] = [
  // 0-2: executive, admin and real estate
  {
    title: 'Executive Assistant to Real Estate Team Lead (Tampa) - EST hours',
    employer: 'Mangrove Coast Realty Group',
    tags: ['Executive Assistant', 'Real Estate', 'Transaction Coordinator', 'Follow Up Boss'],
    description: `Position: Executive Assistant / Transaction Support
Hours: Monday to Friday, 9:00am - 6:00pm Eastern
Pay: $7 - $9 per hour based on experience

Our team lead closes around 70 homes per year and she can not be in three places at once (she tries). We need an EA who will own her calendar, protect her time, and make sure no deal ever slips through the cracks.

You will:
* Run her calendar and inbox - we want inbox zero by the end of every day
* Open every new contract in Dotloop or SkySlope, send the intro emails, and track all dates through closing
* Put listings in the MLS, order photos and signs, write a first draft of the description
* Keep Follow Up Boss clean, nobody without a next task
* Confirm showings with sellers by text and phone
* Prepare the Monday numbers report

You have:
* 2+ years with a US real estate agent or team. Florida contracts is a big plus
* Confident phone voice
* Great memory or great systems, either one is fine

HOW TO APPLY (please follow this, it IS the test)
Start your application with "ATTENTION: Coral" on the first line. Then answer:

1. Which real estate agents or teams have you supported, for how long, and why did it end?
2. How many transactions at the same time have you coordinated?
3. Inspection deadline is 5pm today, the buyer is not answering and the agent is on a plane. Walk us thru what you do.
4. Which CRM do you know best?
5. Why do you want to work with us and not the other 500 posts on here?

Send a link to a Loom or voice recording of 1 minute introducing yourself. No recording, no interview.`,
  },
  {
    title: 'Administrative Assistant (Home-based)',
    employer: 'Corvantis Property Advisory Pty Ltd',
    tags: ['Administrative Assistant', 'Property Management', 'Data Entry'],
    description: `Corvantis Property Advisory is a growing property advisory and management firm with offices in Brisbane and the Gold Coast. We are currently in search of a highly organised Administrative Assistant to support our property management department on a full-time, home-based arrangement.

Key Responsibilities:
- Manage shared mailboxes and direct enquiries to the appropriate property manager
- Prepare lease renewals, entry notices and routine inspection letters
- Raise work orders and follow up with contractors until completion
- Maintain accurate tenant, owner and property records in PropertyMe
- Schedule meetings, take minutes and distribute action items
- Prepare weekly arrears and vacancy reports
- Provide general administrative support to the Department Head

Selection Criteria:
- Minimum three years in an administrative role, property or real estate industry experience highly regarded
- Excellent command of written and spoken English
- Proficient in Microsoft 365; PropertyMe or Console experience is desirable but not essential
- Able to prioritise competing deadlines in a high-volume environment
- Discreet and professional when handling confidential information

Work Schedule: Monday to Friday, 6:30 AM to 3:00 PM Philippine time (adjusted during QLD public holidays)

What We Offer: permanent day shift, HMO after probationary period, 13th month pay, company-supplied laptop and annual performance review.

Corvantis is an equal opportunity employer.`,
  },
  {
    title: 'Part time PA for busy landlord / mum of 3',
    employer: 'Saoirse D.',
    tags: ['Personal Assistant', 'Virtual Assistant', 'Admin'],
    description: `Hi, I have 9 rental flats in Dublin and Cork, a day job in pharma, three kids under ten and absolutely no time. I'm looking for a personal assistant for about 15 hours per week who can take the admin of my life off me.

It'd be things like replying to tenants (boiler is broken, where's my deposit, can I have a dog), booking tradesmen and making sure that they actually turn up, putting rents and receipts into a spreadsheet for the accountant, advertising a flat when someone moves out and lining up the viewings for one Saturday. Then there is the other half: school forms, dentist appointments, birthday presents, car tax, finding a decent hotel in Kerry for six people that doesn't cost the earth.

I don't need someone who knows Irish property law, I need someone with common sense who writes a nice polite email and doesn't drop things. If you've dealt with property before thats a bonus. You'd be using Gmail, Google Calendar, WhatsApp and one very ugly Google Sheet.

Hours are flexible but I'd want you reachable for some of 9am to 1pm Irish time, Monday to Friday. We'd have a quick call on Monday and the rest over WhatsApp.

I was thinking €6 an hour to begin, and I'd review it after 3 months. I pay by Wise every week. I would hope to keep the same person for years, the last girl was with me for four and only left because she emigrated to Canada.

If that sounds like you, drop me a note and tell me a bit about the busiest person you ever kept organised, whether those hours would suit you alongside whatever else you have on, and how you'd answer a tenant who writes at 11 at night that there's no hot water.

Saoirse (it's SEER-sha, don't worry, nobody gets it)`,
  },

  // 3-5: junior web and WordPress
  {
    title: 'WordPress / Elementor developer w/ good eye for design',
    employer: 'Tallow Street Creative',
    tags: ['WordPress', 'Elementor', 'CSS', 'Figma', 'Web Design'],
    description: `We're a 4 person design studio in Leeds. We design in Figma, you build in WordPress + Elementor Pro. We do between 2 and 4 sites a month for restaurants, salons, charities and so on.

What we're after
– Pixel perfect builds. If the designer's padding is 48 we want 48
– Someone who test on a real phone, not only on the Chrome thing
– Comfortable with custom CSS and a bit of PHP / ACF
– Knows why a site is slow and how to make it not slow
– Can knock up a banner or resize artwork when the designers are flat out
– Tells us early if something's going to be late

Juniors OK if your work is good. We've been burned by people showing templates as their own so when you apply, send 3 links to live websites and say exactly which parts YOU built. Please also link your Behance or similar if you have any graphics.

Other bits we'd like to hear about: what is the hardest layout you've had to make responsive and how did you do it? Have you used ACF or custom post types before? And are you working for anyone else at the moment, because we'd want around 30 hours and at least 3 of them between 9 and 5 UK time.

Budget is £4.50 - £6 per hour, tell us where you fall in this and your weekly hours.

Use "Tallow – [your first name]" as the subject please. Looking to start within two weeks.

Ta,
Josh & Pri`,
  },
  {
    title: 'Junior Web Developer',
    employer: 'Amihan Systems Corporation',
    tags: ['PHP', 'JavaScript', 'WordPress', 'HTML', 'CSS'],
    description: `JOB SUMMARY
The Junior Web Developer is responsible for the development, maintenance and enhancement of company and client websites under the supervision of the Senior Web Developer.

JOB DESCRIPTION
1. Develops and maintains websites using WordPress, PHP, HTML5, CSS3 and JavaScript
2. Converts approved designs into responsive web pages
3. Performs regular updates, backups and security checks of websites
4. Coordinates with the graphics and marketing team for website content
5. Troubleshoots and resolves issues reported by clients within the agreed turnaround time
6. Prepares technical documentation and user manuals
7. Performs other related tasks

JOB QUALIFICATIONS
- Graduate of BS Information Technology, Computer Science or any related course
- With at least 1 year of related experience; fresh graduates with strong knowledge are welcome to apply
- Knowledgeable in MySQL and version control (Git)
- Experience in Laravel or any JavaScript framework is an advantage
- Basic knowledge in Photoshop or Figma
- Can work independently and with minimum supervision
- Willing to work in Pasig City twice a week (hybrid set-up)
- Can start immediately

SALARY: PHP 22,000 - 28,000 per month

BENEFITS
- Government mandated benefits
- HMO upon regularization
- 15 days leave credits
- Performance bonus
- Flexible working hours (start between 7AM to 10AM)`,
  },
  {
    title: 'Website + graphics all-rounder (Wordpress, WooCommerce, Canva/Photoshop)',
    employer: 'Grizzly Trail Coffee',
    tags: ['WordPress', 'WooCommerce', 'Graphic Design', 'Photoshop'],
    description: `Howdy from Montana! We roast coffee. We are good at that. We are not good at websites.

Our store runs on WordPress and WooCommerce, it was built by a nephew in 2019 and it kind of works. We want one person who can look after it month to month and also do our graphics so that we stop paying two different people who do not speak to each other.

The website part: keep the plugins updated without breaking the checkout, speed it up (our home page takes 9 seconds), fix the mobile menu, add products when we have a new roast, set up the subscription plugin we already paid for and never turned on. Down the road we want a new home page.

The graphics part: one email header per week, a few Instagram posts, bag labels about four times a year (must be print ready, our printer is picky with bleed and CMYK), and the occasional t-shirt or trade show banner.

About 20 hours per week and we don't care when you work provided you reply once per day. We use Trello and email. No time tracker, no screenshots, we're adults. You'd be an independent contractor, paid monthly thru PayPal or Wise.

You don't need to be a senior anything. You need to be careful with a live store, make a back up before you touch it, and have decent taste. If you drink coffee we will ship you some, though last time customs in Manila took two months with it.

Thanks for reading,
Walt and June`,
  },
]
