// The pages of visitors' own requests in the shape the site build gives them.

/** To be written into a site of `a-site.ts`. */
export const requestTemplates: Readonly<Record<string, string>> = {
  'answers/my-request.html': `<!doctype html><title>Your request</title><h1>Thank you<span data-request="first-name"></span></h1>
<div data-request-live="/submitted"><p data-request="state"></p><p data-request="more"></p><p data-request-file><a href="/api/my-request/visit.ics">Calendar</a></p></div><ol><li data-request-step="received"></li><li data-request-step="call"></li></ol>
<dl>${['appliance', 'sign', 'code', 'power', 'zip', 'time', 'access', 'contact', 'at'].map((name) => `<div data-request-row><dd data-request="${name}"></dd></div>`).join('')}</dl><p data-request="problem"></p><details><form data-request-form="correct"><input name="phone" data-request-value="phone"></form></details><details><form data-request-form="again"><input name="again_zip" data-request-value="again_zip"><select data-request-choice="again_time"><option value="morning"></option></select><textarea name="again_message" data-request-text="again_message"></textarea></form></details><details><form data-request-form="cancel"></form></details><div data-request-choice="sign"><select name="sign"><option value="">No change</option></select></div><section id="photos"><ul data-photo-list><li><a><img alt="Your photo {number}"></a><form method="post"><button aria-label="Remove photo {number}">Remove</button></form></li></ul><p data-photo-problem></p><form data-photo-form></form></section>`,
  'answers/no-request.html':
    '<!doctype html><title>None</title><div data-no-request="none">No request</div><div data-no-request="away">Not now</div><div data-no-request="erased">Erased</div>',
};
