-- What a person chose to pay with; GCash and QR Ph where the operator offers them.
alter table payments add column method text not null default 'card' check (method in ('card', 'gcash', 'qrph'));
