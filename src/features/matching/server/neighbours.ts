/**
 * How near kinds of work are, from 0 to 1, each pair once: two thirds and more is nearly the same work, a half is work
 * somebody could do soon, a quarter is work a recruiter would think about. What stands nowhere here is nothing to each other.
 */
export const NEIGHBOURS: readonly (readonly [name: string, others: string])[] = [
  [
    'virtual assistant',
    'admin 0.7, executive assistant 0.55, data entry 0.5, ecommerce 0.4, customer support 0.4, real estate 0.3, lead generation 0.3, social media 0.25, medical 0.2, operations 0.2, project management 0.2, amazon 0.25, phone support 0.25, bookkeeping 0.15, recruiting 0.15, appointment setting 0.25, cold calling 0.2, automation 0.25, legal 0.15, email marketing 0.15, logistics 0.15, medical billing 0.15',
  ],
  [
    'admin',
    'executive assistant 0.6, data entry 0.6, customer support 0.25, real estate 0.25, hr 0.3, legal 0.25, logistics 0.25, operations 0.3, medical 0.2, bookkeeping 0.25, recruiting 0.2, project management 0.25, lead generation 0.2, payroll 0.2, medical billing 0.2, ecommerce 0.15, phone support 0.15',
  ],
  [
    'executive assistant',
    'operations 0.4, project management 0.3, data entry 0.2, customer support 0.2, real estate 0.25, legal 0.2, hr 0.2, recruiting 0.15, lead generation 0.15, medical 0.15',
  ],
  [
    'customer support',
    'phone support 0.65, ecommerce 0.3, it support 0.4, appointment setting 0.3, cold calling 0.25, medical 0.15, data entry 0.2, sales 0.25, social media 0.2, amazon 0.15, lead generation 0.15, real estate 0.15, medical billing 0.15, logistics 0.15, operations 0.15',
  ],
  [
    'phone support',
    'cold calling 0.45, appointment setting 0.5, it support 0.4, sales 0.35, medical billing 0.15, medical 0.15, teaching 0.15, data entry 0.15, real estate 0.15, recruiting 0.15, logistics 0.15',
  ],
  ['cold calling', 'appointment setting 0.9, sales 0.6, lead generation 0.4, real estate 0.35, recruiting 0.15'],
  ['appointment setting', 'sales 0.6, lead generation 0.45, real estate 0.3, recruiting 0.15'],
  [
    'lead generation',
    'sales 0.45, recruiting 0.25, data entry 0.45, email marketing 0.2, marketing 0.2, ecommerce 0.15, real estate 0.15, seo 0.15',
  ],
  ['sales', 'marketing 0.2, real estate 0.2, recruiting 0.2'],
  [
    'ecommerce',
    'amazon 0.6, data entry 0.3, marketing 0.2, social media 0.2, email marketing 0.25, logistics 0.2, graphic design 0.1, ads 0.15',
  ],
  ['amazon', 'ads 0.3, data entry 0.25, seo 0.15, logistics 0.2'],
  ['bookkeeping', 'accounting 0.75, payroll 0.5, data entry 0.2, medical billing 0.2, logistics 0.1'],
  ['accounting', 'payroll 0.45, data 0.15, medical billing 0.15'],
  ['payroll', 'hr 0.6, recruiting 0.25, data entry 0.2'],
  ['recruiting', 'hr 0.65'],
  ['hr', 'training 0.25, operations 0.2, data entry 0.15'],
  ['medical', 'medical billing 0.65, data entry 0.15'],
  ['medical billing', 'data entry 0.25'],
  [
    'social media',
    'marketing 0.6, graphic design 0.35, writing 0.3, ads 0.35, video 0.3, email marketing 0.25, seo 0.2',
  ],
  [
    'marketing',
    'ads 0.6, seo 0.5, email marketing 0.65, writing 0.4, automation 0.3, graphic design 0.15, web design 0.15, data 0.1',
  ],
  ['ads', 'seo 0.25, email marketing 0.25'],
  ['email marketing', 'writing 0.45, automation 0.4'],
  ['seo', 'writing 0.45, wordpress 0.25'],
  ['writing', 'data entry 0.15, teaching 0.15, legal 0.1'],
  ['automation', 'project management 0.15, operations 0.2, sales 0.1'],
  ['video', 'graphic design 0.4, audio 0.6'],
  ['graphic design', 'web design 0.5, drafting 0.1, wordpress 0.15'],
  ['web design', 'frontend 0.4, wordpress 0.5, web development 0.3'],
  ['wordpress', 'web development 0.6, frontend 0.4, backend 0.3, full stack 0.3'],
  [
    'web development',
    'frontend 0.75, backend 0.75, full stack 0.8, mobile 0.35, testing 0.2, it support 0.15, devops 0.25, data 0.15',
  ],
  ['frontend', 'full stack 0.7, backend 0.35, mobile 0.4, testing 0.2'],
  ['backend', 'full stack 0.75, devops 0.35, data 0.3, mobile 0.25, testing 0.2'],
  ['full stack', 'mobile 0.45, devops 0.35, testing 0.2, data 0.2'],
  ['devops', 'it support 0.4, data 0.2'],
  ['data', 'data entry 0.15'],
  ['it support', 'testing 0.2'],
  ['drafting', 'civil engineering 0.75, engineering 0.35'],
  ['civil engineering', 'engineering 0.35, project management 0.2'],
  ['project management', 'operations 0.6, wordpress 0.1'],
  ['teaching', 'training 0.5'],
  ['real estate', 'legal 0.2'],
  ['operations', 'training 0.2, logistics 0.2'],
  [
    'insurance',
    'customer support 0.25, phone support 0.25, sales 0.25, admin 0.25, medical billing 0.25, virtual assistant 0.25, real estate 0.2',
  ],
  [
    'collections',
    'phone support 0.5, cold calling 0.35, customer support 0.35, bookkeeping 0.3, medical billing 0.3, sales 0.25',
  ],
  [
    'travel',
    'customer support 0.4, phone support 0.35, virtual assistant 0.25, executive assistant 0.25, admin 0.2, sales 0.2',
  ],
  ['translation', 'writing 0.3, data entry 0.25, teaching 0.2, customer support 0.15'],
  [
    'business systems',
    'accounting 0.2, data 0.25, automation 0.4, full stack 0.15, web development 0.15, it support 0.2, project management 0.15',
  ],
  ['shop floor', 'customer support 0.15, sales 0.15'],
]

/**
 * The same where it is not the same both ways: the work that is asked for, then who could do it and how near they are. Whoever
 * has kept books can type; a typist keeps no books.
 */
export const ASKED: readonly (readonly [asked: string, others: string])[] = [
  [
    'data entry',
    'admin 0.6, virtual assistant 0.5, ecommerce 0.4, amazon 0.3, customer support 0.25, phone support 0.25, bookkeeping 0.3, accounting 0.25, hr 0.25, payroll 0.25, recruiting 0.2, medical 0.22, medical billing 0.3, teaching 0.22, legal 0.25, data 0.25, logistics 0.25, executive assistant 0.4, lead generation 0.5, writing 0.2, real estate 0.22',
  ],
  [
    'admin',
    'data entry 0.4, customer support 0.3, bookkeeping 0.3, hr 0.4, legal 0.3, executive assistant 0.7, teaching 0.15',
  ],
  [
    'virtual assistant',
    'data entry 0.4, customer support 0.45, phone support 0.3, real estate 0.4, amazon 0.4, ecommerce 0.5, lead generation 0.35, medical 0.22, social media 0.3, project management 0.25, operations 0.35, hr 0.2, legal 0.2, bookkeeping 0.22, appointment setting 0.3, travel 0.3, insurance 0.3',
  ],
  [
    'executive assistant',
    'admin 0.5, virtual assistant 0.5, data entry 0.12, customer support 0.2, legal 0.25, operations 0.45, project management 0.4, hr 0.22',
  ],
  ['project management', 'executive assistant 0.2, admin 0.15, virtual assistant 0.1'],
  ['operations', 'executive assistant 0.35, project management 0.6, virtual assistant 0.15, admin 0.2, ecommerce 0.15'],
  [
    'customer support',
    'phone support 0.75, ecommerce 0.4, virtual assistant 0.35, data entry 0.12, sales 0.25, admin 0.22, travel 0.5, amazon 0.22, social media 0.15, shop floor 0.2',
  ],
  [
    'phone support',
    'customer support 0.65, cold calling 0.5, appointment setting 0.5, ecommerce 0.15, virtual assistant 0.2, data entry 0.1, admin 0.12, medical 0.15, shop floor 0.15',
  ],
  [
    'appointment setting',
    'cold calling 0.95, phone support 0.5, customer support 0.35, sales 0.7, lead generation 0.4, virtual assistant 0.2',
  ],
  [
    'cold calling',
    'phone support 0.5, customer support 0.3, sales 0.65, appointment setting 0.9, lead generation 0.3, virtual assistant 0.12',
  ],
  [
    'lead generation',
    'cold calling 0.4, data entry 0.35, virtual assistant 0.35, customer support 0.15, recruiting 0.3, sales 0.5, admin 0.2',
  ],
  [
    'ecommerce',
    'virtual assistant 0.35, customer support 0.22, data entry 0.2, amazon 0.6, social media 0.15, wordpress 0.15',
  ],
  ['amazon', 'ecommerce 0.5, virtual assistant 0.2, customer support 0.1, data entry 0.15, ads 0.3'],
  [
    'real estate',
    'virtual assistant 0.35, admin 0.22, cold calling 0.4, legal 0.25, executive assistant 0.25, data entry 0.1',
  ],
  ['medical', 'virtual assistant 0.2, customer support 0.15, admin 0.15, data entry 0.1, medical billing 0.7'],
  [
    'medical billing',
    'medical 0.6, bookkeeping 0.25, phone support 0.2, customer support 0.15, virtual assistant 0.12, admin 0.15, data entry 0.12',
  ],
  ['bookkeeping', 'accounting 0.85, payroll 0.4, data entry 0.12, admin 0.15, virtual assistant 0.12'],
  ['accounting', 'bookkeeping 0.65, payroll 0.35'],
  ['hr', 'admin 0.22, recruiting 0.6, payroll 0.5, executive assistant 0.2'],
  ['legal', 'admin 0.22, executive assistant 0.22, virtual assistant 0.15'],
  ['full stack', 'web development 0.75, frontend 0.6, backend 0.7, wordpress 0.15, testing 0.12'],
  ['frontend', 'web development 0.7, full stack 0.8, wordpress 0.35, web design 0.35, backend 0.35, testing 0.22'],
  ['backend', 'full stack 0.8, web development 0.7, wordpress 0.25, frontend 0.3'],
  [
    'wordpress',
    'web development 0.6, web design 0.55, full stack 0.35, frontend 0.4, backend 0.35, seo 0.2, graphic design 0.12',
  ],
  ['web design', 'graphic design 0.5, wordpress 0.5, frontend 0.35'],
  ['social media', 'marketing 0.7, video 0.35, graphic design 0.4, writing 0.35, ads 0.4, virtual assistant 0.22'],
  ['video', 'social media 0.22, graphic design 0.4'],
  ['graphic design', 'web design 0.55, video 0.4, social media 0.35'],
  ['ads', 'marketing 0.6, social media 0.3, seo 0.22, amazon 0.3'],
  ['writing', 'seo 0.45, marketing 0.35, email marketing 0.5, social media 0.3, teaching 0.15, legal 0.15'],
  ['teaching', 'training 0.5, phone support 0.2, customer support 0.12, writing 0.12'],
  ['testing', 'full stack 0.25, frontend 0.25, backend 0.25, web development 0.25, it support 0.25, data 0.15'],
  ['seo', 'writing 0.45, marketing 0.5, wordpress 0.3, ads 0.3, social media 0.22, web design 0.15'],
  ['it support', 'devops 0.6, phone support 0.25, customer support 0.3, web development 0.2'],
]
