function names(list: string): string[] {
  return list.split(',').map((name) => name.trim())
}

/** The board's skill categories: parent slug → the skills under it. */
export const skillGroups: Readonly<Record<string, readonly string[]>> = {
  'office-and-administration': names(`Virtual Assistant, Admin Support, Data Entry, Executive Assistant,
    Personal Assistant, Email Management, Calendar Management, Research, Transcription, Project Management, Recruiting,
    Human Resources, Microsoft Excel, Google Workspace, Travel Planning, Legal Assistant`),
  'customer-support': names(
    'Customer Support, Phone Support, Email Support, Chat Support, Technical Support, Zendesk, Gorgias',
  ),
  ecommerce: names(`Shopify, Amazon FBA, Product Listing, Etsy, eBay, Inventory Management, WooCommerce, Dropshipping,
    Order Fulfillment, Product Research`),
  'web-development': names(`React, PHP, WordPress, Python, Typescript, Node.js, Laravel, HTML and CSS, MySQL, Vue.js,
    Webflow, QA Testing, DevOps, AWS, Elementor, Django, PostgreSQL, React Native`),
  accounting: names(`Bookkeeping, Xero, QuickBooks, Payroll, Accounts Payable, Accounts Receivable, Tax Preparation,
    Financial Reporting`),
  design: names(`Graphic Design, Photoshop, Illustrator, Canva, UI UX Design, Figma, Logo Design, AutoCAD, SketchUp,
    3D Modeling, Revit`),
  video: names('Video Editing, Premiere Pro, After Effects, YouTube, Podcast Editing, Motion Graphics, CapCut'),
  marketing: names(`SEO, Social Media Management, Facebook Ads, Google Ads, Email Marketing, Lead Generation,
    Content Marketing, Klaviyo, GoHighLevel, Link Building, TikTok, Cold Calling, Appointment Setting, CRM Management,
    HubSpot, LinkedIn Outreach, Sales`),
  'real-estate': names('Real Estate VA, Skip Tracing, Transaction Coordination, Property Management'),
  medical: names('Medical Billing, Medical VA, Insurance Verification, Medical Scribe, Medical Coding'),
  teaching: names('ESL Teaching, Tutoring, Course Creation'),
  writing: names('Copywriting, Blog Writing, Proofreading, Ghostwriting, Technical Writing'),
}
