-- Pay of work abroad keeps its currency too.
alter table postings drop constraint postings_pay_currency_check;
alter table postings add constraint postings_pay_currency_check
  check (
    pay_currency in (
      'USD', 'PHP', 'AUD', 'CAD', 'EUR', 'GBP', 'NZD', 'SGD', 'HKD', 'AED', 'SAR', 'QAR', 'KWD', 'JPY'
    )
  );
