/**
 * A line for each kind of work that is asked for: whose work is near to it and how near, from 0 to 1. Two thirds and more is
 * nearly the same work, a half is work somebody could do soon, a quarter is work a recruiter would think about. It is told
 * from the side of who does the work: whoever has kept books can type, a typist keeps no books. What stands nowhere here is
 * nothing to each other. Work that is learnt in days (assistants, support, encoding) is near to many; what takes a licence, a
 * craft or a trade is near to few. The last line says who could begin with work that is open to beginners.
 */
const TABLE = `
virtual assistant: admin 0.7, executive assistant 0.65, ecommerce 0.5, data entry 0.45, customer support 0.45, real estate 0.45, lead generation 0.45, amazon 0.4, social media 0.35, operations 0.35, phone support 0.35, automation 0.35, transcription 0.35, moderation 0.35, appointment setting 0.32, travel 0.32, insurance 0.3, legal 0.3, cold calling 0.29, project management 0.28, procurement 0.28, lending 0.28, medical 0.28, medical billing 0.28, logistics 0.26, email marketing 0.26, translation 0.26, hospitality 0.26, banking 0.26, collections 0.26, starting out 0.26, marketing 0.24, teaching 0.24, writing 0.24, bookkeeping 0.24, hr 0.24, it support 0.24, compliance 0.22, counselling 0.22, sales 0.22, recruiting 0.22, training 0.2, seo 0.2, payroll 0.2, retail 0.18, accounting 0.16, graphic design 0.15, video 0.12
admin: executive assistant 0.75, virtual assistant 0.7, data entry 0.45, hr 0.45, operations 0.4, payroll 0.35, legal 0.35, project management 0.35, procurement 0.35, bookkeeping 0.32, customer support 0.3, real estate 0.3, recruiting 0.3, logistics 0.3, insurance 0.3, banking 0.3, travel 0.3, transcription 0.3, starting out 0.26, medical billing 0.25, hospitality 0.25, compliance 0.25, ecommerce 0.24, lead generation 0.24, lending 0.24, phone support 0.24, accounting 0.24, warehouse 0.24, teaching 0.22, medical 0.2, retail 0.2, appointment setting 0.2, science 0.15
executive assistant: admin 0.55, operations 0.45, project management 0.4, travel 0.35, virtual assistant 0.34, legal 0.32, hr 0.28, real estate 0.28, procurement 0.22, recruiting 0.22, translation 0.2, hospitality 0.2, customer support 0.18, bookkeeping 0.15, lead generation 0.15, medical 0.14, data entry 0.12, phone support 0.12, social media 0.12, marketing 0.12, logistics 0.12
data entry: transcription 0.65, admin 0.6, lead generation 0.52, virtual assistant 0.5, executive assistant 0.4, ecommerce 0.4, moderation 0.38, amazon 0.32, bookkeeping 0.3, medical billing 0.3, payroll 0.3, banking 0.3, procurement 0.3, starting out 0.3, translation 0.28, insurance 0.28, lending 0.28, warehouse 0.28, customer support 0.27, logistics 0.27, real estate 0.27, data 0.27, hr 0.26, legal 0.26, phone support 0.25, collections 0.25, medical 0.25, accounting 0.24, recruiting 0.24, teaching 0.24, appointment setting 0.24, travel 0.24, cold calling 0.24, writing 0.22, retail 0.22, science 0.22, compliance 0.22, social media 0.14, drafting 0.12
customer support: phone support 0.75, team leading 0.55, it support 0.55, moderation 0.5, travel 0.5, hospitality 0.45, ecommerce 0.42, virtual assistant 0.38, collections 0.38, insurance 0.35, appointment setting 0.35, banking 0.32, cold calling 0.3, sales 0.3, lending 0.3, training 0.3, admin 0.28, logistics 0.28, real estate 0.28, lead generation 0.26, starting out 0.26, retail 0.26, medical billing 0.25, operations 0.25, executive assistant 0.24, medical 0.24, data entry 0.24, translation 0.24, recruiting 0.22, counselling 0.22, food service 0.2, teaching 0.2, automation 0.2, amazon 0.2, hr 0.15, bookkeeping 0.15, social media 0.15
phone support: customer support 0.65, team leading 0.55, cold calling 0.55, appointment setting 0.55, collections 0.55, it support 0.45, travel 0.4, sales 0.35, insurance 0.35, medical billing 0.35, hospitality 0.32, lending 0.32, banking 0.3, training 0.3, logistics 0.3, moderation 0.3, starting out 0.28, virtual assistant 0.27, real estate 0.26, medical 0.24, ecommerce 0.22, lead generation 0.22, teaching 0.22, retail 0.22, counselling 0.22, food service 0.18, admin 0.18, translation 0.18, recruiting 0.18, data entry 0.12
moderation: customer support 0.55, social media 0.45, data entry 0.4, phone support 0.38, virtual assistant 0.35, transcription 0.3, starting out 0.28, translation 0.24, ecommerce 0.24, compliance 0.24, admin 0.22, writing 0.22, lead generation 0.2, teaching 0.15
transcription: data entry 0.5, translation 0.4, writing 0.35, virtual assistant 0.3, admin 0.3, moderation 0.3, executive assistant 0.26, legal 0.24, audio 0.24, phone support 0.22, customer support 0.22, lead generation 0.22, starting out 0.22, medical 0.2, teaching 0.2, video 0.15
cold calling: appointment setting 0.9, sales 0.65, phone support 0.5, collections 0.45, lead generation 0.35, customer support 0.32, insurance 0.32, lending 0.3, real estate 0.3, logistics 0.3, team leading 0.28, it support 0.22, travel 0.22, recruiting 0.2, retail 0.18, starting out 0.15, virtual assistant 0.14
appointment setting: cold calling 0.95, sales 0.7, phone support 0.5, lead generation 0.42, collections 0.38, customer support 0.36, insurance 0.35, lending 0.32, real estate 0.3, travel 0.28, logistics 0.28, team leading 0.28, hospitality 0.26, virtual assistant 0.24, recruiting 0.24, it support 0.22, retail 0.18, starting out 0.15, medical 0.14
sales: cold calling 0.65, appointment setting 0.65, lead generation 0.45, insurance 0.4, phone support 0.38, real estate 0.35, lending 0.35, retail 0.35, recruiting 0.32, customer support 0.3, collections 0.3, marketing 0.28, banking 0.26, travel 0.25, ecommerce 0.22, procurement 0.2, hospitality 0.2, email marketing 0.15, virtual assistant 0.12
lead generation: sales 0.5, cold calling 0.42, appointment setting 0.42, data entry 0.4, recruiting 0.4, virtual assistant 0.37, real estate 0.3, transcription 0.28, email marketing 0.28, marketing 0.28, seo 0.28, ecommerce 0.26, admin 0.26, social media 0.24, phone support 0.24, customer support 0.24, executive assistant 0.24, starting out 0.24, procurement 0.22, moderation 0.22, lending 0.22, data 0.2, insurance 0.2, writing 0.18, legal 0.18, medical billing 0.18, amazon 0.18, operations 0.15
ecommerce: amazon 0.65, virtual assistant 0.37, operations 0.3, retail 0.3, customer support 0.28, procurement 0.28, email marketing 0.26, hospitality 0.26, social media 0.25, marketing 0.25, data entry 0.25, lead generation 0.24, logistics 0.24, ads 0.24, warehouse 0.24, admin 0.22, moderation 0.2, wordpress 0.18, sales 0.18, graphic design 0.18, seo 0.15, phone support 0.15, bookkeeping 0.12, cold calling 0.1
amazon: ecommerce 0.55, ads 0.35, email marketing 0.24, marketing 0.22, virtual assistant 0.22, seo 0.22, social media 0.2, procurement 0.2, lead generation 0.18, data entry 0.15, logistics 0.15, operations 0.15, customer support 0.12
real estate: lending 0.45, cold calling 0.4, virtual assistant 0.37, executive assistant 0.34, appointment setting 0.34, hospitality 0.34, legal 0.32, admin 0.3, lead generation 0.3, insurance 0.28, travel 0.26, sales 0.26, project management 0.24, operations 0.22, customer support 0.22, phone support 0.2, data entry 0.18, bookkeeping 0.16, medical billing 0.15, accounting 0.12
bookkeeping: accounting 0.85, payroll 0.5, collections 0.35, medical billing 0.3, banking 0.28, procurement 0.26, lending 0.25, admin 0.24, compliance 0.2, business systems 0.2, executive assistant 0.15, insurance 0.15, data entry 0.14, virtual assistant 0.14
accounting: bookkeeping 0.65, compliance 0.3, banking 0.3, business systems 0.25, payroll 0.22, lending 0.22, data 0.2, collections 0.2, business analysis 0.2, procurement 0.15, medical billing 0.12
payroll: hr 0.6, bookkeeping 0.45, accounting 0.4, admin 0.26, recruiting 0.25, executive assistant 0.22, data entry 0.15, compliance 0.15
hr: recruiting 0.6, payroll 0.5, training 0.35, counselling 0.35, admin 0.3, executive assistant 0.25, operations 0.2, compliance 0.2, team leading 0.2, legal 0.15, teaching 0.15, virtual assistant 0.12
recruiting: hr 0.6, lead generation 0.4, virtual assistant 0.31, sales 0.28, cold calling 0.26, counselling 0.24, executive assistant 0.24, payroll 0.24, hospitality 0.24, appointment setting 0.22, training 0.2, admin 0.18, phone support 0.18, real estate 0.18, customer support 0.16, marketing 0.1
legal: compliance 0.4, executive assistant 0.38, insurance 0.3, admin 0.26, real estate 0.24, transcription 0.22, medical billing 0.2, lending 0.2, hr 0.18, writing 0.15, virtual assistant 0.15, medical 0.14
compliance: legal 0.42, banking 0.4, accounting 0.35, lending 0.35, insurance 0.3, moderation 0.3, bookkeeping 0.22, collections 0.22, data 0.2, hr 0.2, customer support 0.18, admin 0.18, security 0.15
medical: medical billing 0.6, care work 0.4, counselling 0.3, science 0.28, insurance 0.28, transcription 0.24, hospitality 0.22, virtual assistant 0.22, executive assistant 0.2, admin 0.2, phone support 0.18, appointment setting 0.18, customer support 0.17, data entry 0.1, real estate 0.1
medical billing: medical 0.55, insurance 0.45, collections 0.4, bookkeeping 0.3, phone support 0.22, accounting 0.2, customer support 0.18, data entry 0.18, admin 0.15, payroll 0.15, virtual assistant 0.12
insurance: lending 0.4, medical billing 0.4, banking 0.35, sales 0.32, phone support 0.3, collections 0.3, compliance 0.3, customer support 0.28, admin 0.28, legal 0.28, real estate 0.25, virtual assistant 0.24, cold calling 0.24, data entry 0.2, medical 0.2, accounting 0.2, bookkeeping 0.15
collections: phone support 0.52, bookkeeping 0.42, cold calling 0.42, medical billing 0.42, lending 0.4, customer support 0.38, appointment setting 0.35, banking 0.35, insurance 0.3, sales 0.3, accounting 0.28, team leading 0.24, admin 0.12
lending: banking 0.5, real estate 0.4, insurance 0.35, collections 0.35, compliance 0.3, accounting 0.28, sales 0.28, admin 0.26, bookkeeping 0.26, virtual assistant 0.24, customer support 0.24, phone support 0.24, legal 0.24, executive assistant 0.2, data entry 0.2
banking: lending 0.45, accounting 0.4, bookkeeping 0.38, collections 0.35, insurance 0.35, compliance 0.35, customer support 0.3, retail 0.26, sales 0.25, admin 0.25, phone support 0.24, data 0.15
procurement: logistics 0.5, warehouse 0.35, operations 0.35, admin 0.28, ecommerce 0.28, sales 0.26, project management 0.26, bookkeeping 0.25, executive assistant 0.24, amazon 0.24, accounting 0.22, civil engineering 0.2, virtual assistant 0.2, data entry 0.18, customer support 0.12
logistics: procurement 0.5, warehouse 0.5, operations 0.35, driving 0.3, travel 0.28, admin 0.26, seafaring 0.25, phone support 0.24, ecommerce 0.24, appointment setting 0.24, cold calling 0.22, sales 0.22, customer support 0.22, data entry 0.2, amazon 0.2, executive assistant 0.16, virtual assistant 0.16
social media: marketing 0.7, graphic design 0.42, ads 0.42, writing 0.38, email marketing 0.38, virtual assistant 0.37, video 0.36, moderation 0.35, ecommerce 0.26, seo 0.26, automation 0.26, web design 0.24, executive assistant 0.22, 3d art 0.2, audio 0.2, amazon 0.18, lead generation 0.18, admin 0.15, travel 0.15, translation 0.15, customer support 0.12
marketing: ads 0.65, email marketing 0.65, social media 0.6, seo 0.52, automation 0.42, writing 0.38, sales 0.25, lead generation 0.24, graphic design 0.24, ecommerce 0.22, web design 0.2, project management 0.2, video 0.2, amazon 0.2, data 0.15, wordpress 0.15, operations 0.15
ads: marketing 0.6, social media 0.35, amazon 0.35, email marketing 0.32, seo 0.3, automation 0.2, ecommerce 0.18, data 0.15, writing 0.14, graphic design 0.12
email marketing: marketing 0.65, writing 0.5, automation 0.45, social media 0.38, ads 0.32, ecommerce 0.26, seo 0.26, lead generation 0.24, amazon 0.22, graphic design 0.15, virtual assistant 0.15, sales 0.15, wordpress 0.12
seo: marketing 0.5, writing 0.48, wordpress 0.32, ads 0.32, social media 0.28, email marketing 0.28, web design 0.22, lead generation 0.2, amazon 0.2, web development 0.18, ecommerce 0.15, frontend 0.15, virtual assistant 0.15
writing: seo 0.5, email marketing 0.5, marketing 0.4, social media 0.4, translation 0.35, transcription 0.25, legal 0.24, teaching 0.22, ads 0.22, training 0.15, executive assistant 0.15, virtual assistant 0.1, science 0.1
automation: business systems 0.45, email marketing 0.42, marketing 0.36, wordpress 0.28, lead generation 0.28, business analysis 0.28, operations 0.26, virtual assistant 0.25, data 0.25, full stack 0.25, backend 0.25, web development 0.25, social media 0.24, ecommerce 0.24, project management 0.22, it support 0.22, seo 0.22, frontend 0.22, ads 0.22, amazon 0.18, executive assistant 0.18, real estate 0.16, sales 0.15
video: audio 0.55, graphic design 0.42, 3d art 0.3, social media 0.27, web design 0.15, transcription 0.12, marketing 0.1, writing 0.08
audio: video 0.6, transcription 0.15, writing 0.08
graphic design: web design 0.55, 3d art 0.5, video 0.38, social media 0.35, marketing 0.22, drafting 0.2, email marketing 0.2, wordpress 0.18, ads 0.18, frontend 0.15, ecommerce 0.15
web design: wordpress 0.55, graphic design 0.5, frontend 0.42, web development 0.3, full stack 0.26, 3d art 0.22, mobile 0.15, marketing 0.14, video 0.12, social media 0.12
3d art: graphic design 0.38, drafting 0.35, video 0.3, game development 0.25, web design 0.15
wordpress: web development 0.6, web design 0.55, frontend 0.42, full stack 0.38, backend 0.35, automation 0.32, seo 0.22, mobile 0.2, graphic design 0.16, marketing 0.16, email marketing 0.15, it support 0.12, ecommerce 0.12
web development: full stack 0.8, frontend 0.75, backend 0.75, wordpress 0.5, mobile 0.4, game development 0.35, web design 0.3, devops 0.24, testing 0.22, data 0.18, it support 0.15
frontend: full stack 0.8, web development 0.7, mobile 0.4, backend 0.36, wordpress 0.36, web design 0.35, game development 0.24, testing 0.22, data 0.1
backend: full stack 0.8, web development 0.7, devops 0.36, data 0.36, frontend 0.34, mobile 0.28, wordpress 0.26, game development 0.24, business systems 0.22, testing 0.2
full stack: web development 0.75, backend 0.72, frontend 0.62, mobile 0.42, game development 0.24, devops 0.24, wordpress 0.2, data 0.15, testing 0.14
mobile: frontend 0.45, full stack 0.45, game development 0.4, web development 0.38, backend 0.3, testing 0.2, web design 0.15
game development: mobile 0.35, 3d art 0.28, web development 0.26, full stack 0.26, backend 0.26, frontend 0.2, testing 0.14
devops: networks 0.55, it support 0.38, backend 0.35, full stack 0.35, data 0.24, web development 0.22, testing 0.18
networks: devops 0.55, it support 0.5, engineering 0.14, backend 0.1
it support: networks 0.65, devops 0.5, customer support 0.28, phone support 0.28, testing 0.28, web development 0.26, full stack 0.26, business systems 0.26, backend 0.25, frontend 0.22, team leading 0.22, mobile 0.2, wordpress 0.2, data 0.18, trades 0.18, hospitality 0.15, cold calling 0.1
data: business analysis 0.45, business systems 0.35, backend 0.32, accounting 0.26, full stack 0.24, science 0.24, testing 0.2, devops 0.2, web development 0.2, ads 0.18, marketing 0.15, banking 0.15, data entry 0.14, engineering 0.14, seo 0.12
business analysis: project management 0.5, data 0.45, business systems 0.45, testing 0.34, operations 0.3, full stack 0.22, backend 0.22, accounting 0.2, compliance 0.2
business systems: business analysis 0.45, automation 0.4, data 0.28, backend 0.25, it support 0.25, full stack 0.24, accounting 0.24, web development 0.22, bookkeeping 0.2, project management 0.2, testing 0.2, logistics 0.12
testing: business analysis 0.34, it support 0.28, web development 0.28, full stack 0.27, frontend 0.27, backend 0.27, mobile 0.26, game development 0.24, data 0.24, customer support 0.1
project management: operations 0.6, business analysis 0.5, team leading 0.42, executive assistant 0.3, civil engineering 0.25, automation 0.24, testing 0.24, marketing 0.22, full stack 0.22, web development 0.22, wordpress 0.22, web design 0.2, admin 0.2, travel 0.2, training 0.2, engineering 0.18, virtual assistant 0.14, hr 0.12
operations: project management 0.6, team leading 0.55, executive assistant 0.42, logistics 0.35, ecommerce 0.35, procurement 0.3, business analysis 0.3, automation 0.28, amazon 0.26, hr 0.25, admin 0.24, marketing 0.22, virtual assistant 0.2, sales 0.2, real estate 0.2, hospitality 0.2, customer support 0.18, accounting 0.18, bookkeeping 0.15
team leading: operations 0.5, project management 0.4, training 0.4, phone support 0.3, customer support 0.3, collections 0.24, sales 0.22, hr 0.2, hospitality 0.18, it support 0.15, retail 0.15
teaching: training 0.55, counselling 0.3, translation 0.3, starting out 0.26, writing 0.2, phone support 0.2, science 0.18, care work 0.15, customer support 0.14, virtual assistant 0.12, medical 0.1, hr 0.1
training: team leading 0.55, teaching 0.5, hr 0.42, operations 0.24, phone support 0.24, customer support 0.24, recruiting 0.2, sales 0.18
translation: transcription 0.32, writing 0.3, teaching 0.22, customer support 0.14, phone support 0.12
drafting: civil engineering 0.72, 3d art 0.4, engineering 0.38, trades 0.15, graphic design 0.12, web design 0.08
civil engineering: drafting 0.6, engineering 0.38, project management 0.2, trades 0.2, procurement 0.1
engineering: civil engineering 0.35, drafting 0.35, trades 0.35, seafaring 0.3, factory work 0.24, science 0.24, networks 0.22, it support 0.14, data 0.12
science: medical 0.3, engineering 0.24, teaching 0.18, data 0.15, factory work 0.15
counselling: hr 0.28, teaching 0.28, medical 0.28, care work 0.2, customer support 0.12
travel: hospitality 0.55, customer support 0.42, phone support 0.38, executive assistant 0.32, virtual assistant 0.28, logistics 0.26, sales 0.26, admin 0.24, real estate 0.15, retail 0.15
hospitality: travel 0.5, food service 0.4, real estate 0.4, customer support 0.35, retail 0.35, virtual assistant 0.3, care work 0.28, starting out 0.25, phone support 0.24, appointment setting 0.24, it support 0.24, admin 0.22, cold calling 0.22, medical 0.22, executive assistant 0.14
food service: hospitality 0.5, retail 0.45, starting out 0.3, factory work 0.22, care work 0.2, warehouse 0.18
retail: food service 0.5, hospitality 0.42, sales 0.4, warehouse 0.36, starting out 0.32, ecommerce 0.3, customer support 0.28, banking 0.25, beauty 0.25, factory work 0.24, admin 0.2, cold calling 0.14
warehouse: logistics 0.55, factory work 0.5, retail 0.36, driving 0.35, procurement 0.35, starting out 0.28, food service 0.22, security 0.22, trades 0.22, data entry 0.2, admin 0.2
driving: warehouse 0.3, logistics 0.28, security 0.28, factory work 0.25, trades 0.24, seafaring 0.22, food service 0.15
factory work: warehouse 0.5, trades 0.42, starting out 0.3, food service 0.28, retail 0.24, engineering 0.24, driving 0.24, security 0.2
trades: factory work 0.4, engineering 0.36, seafaring 0.3, driving 0.2, civil engineering 0.2, networks 0.15
security: driving 0.3, factory work 0.25, seafaring 0.22, warehouse 0.22, retail 0.2
care work: medical 0.42, hospitality 0.3, food service 0.26, counselling 0.22, teaching 0.22, beauty 0.2, starting out 0.2
beauty: retail 0.2, care work 0.2, hospitality 0.2
seafaring: engineering 0.28, trades 0.26, logistics 0.15
starting out: virtual assistant 0.3, admin 0.3, data entry 0.3, executive assistant 0.3, customer support 0.28, phone support 0.28, ecommerce 0.28, real estate 0.28, lead generation 0.28, transcription 0.28, moderation 0.28, appointment setting 0.26, cold calling 0.26, travel 0.26, hospitality 0.26, insurance 0.26, banking 0.26, lending 0.26, collections 0.26, legal 0.26, hr 0.26, recruiting 0.26, payroll 0.26, bookkeeping 0.26, medical 0.26, medical billing 0.26, logistics 0.26, procurement 0.26, teaching 0.26, translation 0.26, social media 0.26, amazon 0.26, training 0.24, writing 0.24, sales 0.24, retail 0.24, counselling 0.24, team leading 0.24, care work 0.2, food service 0.2
`

export type Neighbours = readonly [asked: string, own: readonly (readonly [name: string, near: number])[]]

const entryOf = (entry: string): [string, number] => {
  const cut = entry.lastIndexOf(' ')
  return [entry.slice(0, cut), Number(entry.slice(cut + 1))]
}

export const ASKED: readonly Neighbours[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [asked = '', others = ''] = line.split(': ')
    return [asked, others.split(', ').map(entryOf)]
  })
