-- Who removes a resume waits for applications that are being made with it.
create index applications_resume on applications (resume_id);
