// Generated from openapi.yaml by `npm run generate`; not to be edited.
var gs=(t,p)=>()=>{try{return p||t((p={exports:{}}).exports,p),p.exports}catch(_){throw p=0,_}};var hs=gs(yt=>{"use strict";Object.defineProperty(yt,"__esModule",{value:!0});yt.formatNames=yt.fastFormats=yt.fullFormats=void 0;function at(t,p){return{validate:t,
compare:p}}yt.fullFormats={date:at(js,Mi),time:at(Li(!0),Wi),"date-time":at(cs(!0),Ds),"iso-time":at(Li(),vs),"iso-date-time":at(cs(),ks),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:hf,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Tf,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Nf,int32:{type:"number",validate:wf},int64:{type:"number",validate:Ef},float:{type:"\
number",validate:qs},double:{type:"number",validate:qs},password:!0,binary:!0};yt.fastFormats={...yt.fullFormats,date:at(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,Mi),time:at(
/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,Wi),"date-time":at(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
Ds),"iso-time":at(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,vs),"iso-date-time":at(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
ks),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i};
yt.formatNames=Object.keys(yt.fullFormats);function qf(t){return t%4===0&&(t%100!==0||t%400===0)}var jf=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,vf=[0,31,28,31,30,31,30,31,
31,30,31,30,31];function js(t){let p=jf.exec(t);if(!p)return!1;let _=+p[1],m=+p[2],a=+p[3];return m>=1&&m<=12&&a>=1&&a<=(m===2&&qf(_)?29:vf[m])}function Mi(t,p){
if(t&&p)return t>p?1:t<p?-1:0}var Ri=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function Li(t){return function(_){let m=Ri.exec(_);if(!m)
return!1;let a=+m[1],e=+m[2],i=+m[3],r=m[4],s=m[5]==="-"?-1:1,n=+(m[6]||0),l=+(m[7]||0);if(n>23||l>59||t&&!r)return!1;if(a<=23&&e<=59&&i<60)return!0;let f=e-l*s,
d=a-n*s-(f<0?1:0);return(d===23||d===-1)&&(f===59||f===-1)&&i<61}}function Wi(t,p){if(!(t&&p))return;let _=new Date("2020-01-01T"+t).valueOf(),m=new Date("2020-\
01-01T"+p).valueOf();if(_&&m)return _-m}function vs(t,p){if(!(t&&p))return;let _=Ri.exec(t),m=Ri.exec(p);if(_&&m)return t=_[1]+_[2]+_[3],p=m[1]+m[2]+m[3],t>p?1:
t<p?-1:0}var Si=/t|\s/i;function cs(t){let p=Li(t);return function(m){let a=m.split(Si);return a.length===2&&js(a[0])&&p(a[1])}}function Ds(t,p){if(!(t&&p))return;
let _=new Date(t).valueOf(),m=new Date(p).valueOf();if(_&&m)return _-m}function ks(t,p){if(!(t&&p))return;let[_,m]=t.split(Si),[a,e]=p.split(Si),i=Mi(_,a);if(i!==
void 0)return i||Wi(m,e)}var Df=/\/|:/,kf=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function hf(t){return Df.test(t)&&kf.test(t)}var As=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Nf(t){return As.lastIndex=0,As.
test(t)}var $f=-(2**31),xf=2**31-1;function wf(t){return Number.isInteger(t)&&t<=xf&&t>=$f}function Ef(t){return Number.isInteger(t)}function qs(){return!0}var Ff=/[^\\]\\Z/;
function Tf(t){if(Ff.test(t))return!1;try{return new RegExp(t),!0}catch{return!1}}});var $s=gs(Bi=>{"use strict";Object.defineProperty(Bi,"__esModule",{value:!0});function Ns(t){let p=t.length,_=0,m=0,a;for(;m<p;)_++,a=t.charCodeAt(m++),a>=55296&&
a<=56319&&m<p&&(a=t.charCodeAt(m),(a&64512)===56320&&m++);return _}Bi.default=Ns;Ns.code='require("ajv/dist/runtime/ucs2length").default'});var Ai=Ar,w={type:"object",additionalProperties:!1,required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","\
is_image","author","copyright","notes","tags","default_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playbac\
k_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadata"}},creator:{$ref:"standin://flat/schemas#/$d\
efs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},J=Object.prototype.hasOwnProperty,
Vt=hs().fullFormats.uri,z=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i,
jr=new RegExp("^[0-9a-f]{32}$","u"),Qe={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["str\
ing","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/FocalPoint"}}}},ue={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,
maximum:1}}};function Jr(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.
x===void 0&&(e=o(e,p,"required",{missingProperty:"x"},ue,t),i++),t.y===void 0&&(e=o(e,p,"required",{missingProperty:"y"},ue,t),i++);for(let r in t)r==="x"||r===
"y"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ue,t),i++);if(t.x!==void 0){let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x",
"maximum",{comparison:"<=",limit:1},ue.properties.x,r),i++),(r<0||isNaN(r))&&(e=o(e,p+"/x","minimum",{comparison:">=",limit:0},ue.properties.x,r),i++)):(e=o(e,p+
"/x","type",{type:"number"},ue.properties.x,r),i++)}if(t.y!==void 0){let r=t.y;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"\
<=",limit:1},ue.properties.y,r),i++),(r<0||isNaN(r))&&(e=o(e,p+"/y","minimum",{comparison:">=",limit:0},ue.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"num\
ber"},ue.properties.y,r),i++)}}else e=o(e,p,"type",{type:"object"},ue,t),i++;return Jr.errors=e,i===0}function Tp(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,p,"required",{missingProperty:"title"},Qe,t),i++),t.alt===
void 0&&(e=o(e,p,"required",{missingProperty:"alt"},Qe,t),i++),t.custom_data===void 0&&(e=o(e,p,"required",{missingProperty:"custom_data"},Qe,t),i++),t.focal_point===
void 0&&(e=o(e,p,"required",{missingProperty:"focal_point"},Qe,t),i++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"ad\
ditionalProperties",{additionalProperty:s},Qe,t),i++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:Qe.properties.
title.type},Qe.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,p+"/alt","type",{type:Qe.properties.alt.type},Qe.properties.
alt,s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},Qe.properties.
custom_data,s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;
Jr(s,{instancePath:p+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:a})||(e=j(e,Jr),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point",
"if",{failingKeyword:"else"},Qe.properties.focal_point,s),i++)}}else e=o(e,p,"type",{type:"object"},Qe,t),i++;return Tp.errors=e,i===0}var ze={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}},Ki={type:"string",enum:["access_token","sso_user",
"account","user","organization"]};function st(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&
(e=o(e,p,"type",{type:"string"},Ki,t),i++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,p,"enum",{allowedValues:Ki.
enum},Ki,t),i++),st.errors=e,i===0}function xt(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ze,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},ze,t),i++);
for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ze,t),i++);if(t.type!==void 0&&(st(t.type,{instancePath:p+"/type",parentData:t,
parentDataProperty:"type",rootData:a})||(e=j(e,st),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},ze.properties.
id,r),i++)}}else e=o(e,p,"type",{type:"object"},ze,t),i++;return xt.errors=e,i===0}var le={type:"object",additionalProperties:!1,required:["type","id"],properties:{
type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function fe(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},le,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},le,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},le,t),i++);if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},le.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},
le.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},le.properties.id,r),i++)}}else e=o(e,p,"type",
{type:"object"},le,t),i++;return fe.errors=e,i===0}var R={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function Up(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,p,"required",{missingProperty:"antivirus"},R,t),i++);for(let r in t)r!=="antivirus"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},R,t),i++);if(t.antivirus!==void 0){let r=t.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){r.status===
void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"status"},R.properties.antivirus,r),i++),r.checked_at===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"\
checked_at"},R.properties.antivirus,r),i++),r.threat_name===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"threat_name"},R.properties.antivirus,r),i++);
for(let s in r)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,p+"/antivirus","additionalProperties",{additionalProperty:s},R.properties.antivirus,r),
i++);if(r.status!==void 0){let s=r.status;typeof s!="string"&&(e=o(e,p+"/antivirus/status","type",{type:"string"},R.properties.antivirus.properties.status,s),i++),
s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,p+"/antivirus/status","enum",{allowedValues:R.properties.antivirus.properties.status.
enum},R.properties.antivirus.properties.status,s),i++)}if(r.checked_at!==void 0){let s=r.checked_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/antivirus/checked_a\
t","type",{type:R.properties.antivirus.properties.checked_at.type},R.properties.antivirus.properties.checked_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+
"/antivirus/checked_at","format",{format:"date-time"},R.properties.antivirus.properties.checked_at,s),i++))}if(r.threat_name!==void 0){let s=r.threat_name;typeof s!=
"string"&&s!==null&&(e=o(e,p+"/antivirus/threat_name","type",{type:R.properties.antivirus.properties.threat_name.type},R.properties.antivirus.properties.threat_name,
s),i++)}}else e=o(e,p+"/antivirus","type",{type:"object"},R.properties.antivirus,r),i++}}else e=o(e,p,"type",{type:"object"},R,t),i++;return Up.errors=e,i===0}function Ar(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},w,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},w,t),i++),t.path===void 0&&(e=o(e,p,"required",{missingProperty:"\
path"},w,t),i++),t.basename===void 0&&(e=o(e,p,"required",{missingProperty:"basename"},w,t),i++),t.filename===void 0&&(e=o(e,p,"required",{missingProperty:"file\
name"},w,t),i++),t.url===void 0&&(e=o(e,p,"required",{missingProperty:"url"},w,t),i++),t.format===void 0&&(e=o(e,p,"required",{missingProperty:"format"},w,t),i++),
t.mime_type===void 0&&(e=o(e,p,"required",{missingProperty:"mime_type"},w,t),i++),t.size===void 0&&(e=o(e,p,"required",{missingProperty:"size"},w,t),i++),t.md5===
void 0&&(e=o(e,p,"required",{missingProperty:"md5"},w,t),i++),t.width===void 0&&(e=o(e,p,"required",{missingProperty:"width"},w,t),i++),t.height===void 0&&(e=o(
e,p,"required",{missingProperty:"height"},w,t),i++),t.is_image===void 0&&(e=o(e,p,"required",{missingProperty:"is_image"},w,t),i++),t.author===void 0&&(e=o(e,p,
"required",{missingProperty:"author"},w,t),i++),t.copyright===void 0&&(e=o(e,p,"required",{missingProperty:"copyright"},w,t),i++),t.notes===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"notes"},w,t),i++),t.tags===void 0&&(e=o(e,p,"required",{missingProperty:"tags"},w,t),i++),t.default_field_metadata===void 0&&(e=o(e,p,
"required",{missingProperty:"default_field_metadata"},w,t),i++),t.creator===void 0&&(e=o(e,p,"required",{missingProperty:"creator"},w,t),i++),t.upload_collection===
void 0&&(e=o(e,p,"required",{missingProperty:"upload_collection"},w,t),i++),t.duration===void 0&&(e=o(e,p,"required",{missingProperty:"duration"},w,t),i++),t.frame_rate===
void 0&&(e=o(e,p,"required",{missingProperty:"frame_rate"},w,t),i++),t.blurhash===void 0&&(e=o(e,p,"required",{missingProperty:"blurhash"},w,t),i++),t.thumbhash===
void 0&&(e=o(e,p,"required",{missingProperty:"thumbhash"},w,t),i++),t.mux_playback_id===void 0&&(e=o(e,p,"required",{missingProperty:"mux_playback_id"},w,t),i++),
t.mux_mp4_highest_res===void 0&&(e=o(e,p,"required",{missingProperty:"mux_mp4_highest_res"},w,t),i++),t.smart_tags===void 0&&(e=o(e,p,"required",{missingProperty:"\
smart_tags"},w,t),i++),t.exif_info===void 0&&(e=o(e,p,"required",{missingProperty:"exif_info"},w,t),i++),t.colors===void 0&&(e=o(e,p,"required",{missingProperty:"\
colors"},w,t),i++),t.created_at===void 0&&(e=o(e,p,"required",{missingProperty:"created_at"},w,t),i++),t.updated_at===void 0&&(e=o(e,p,"required",{missingProperty:"\
updated_at"},w,t),i++);for(let s in t)J.call(w.properties,s)||(e=o(e,p,"additionalProperties",{additionalProperty:s},w,t),i++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,p+"/id","type",{type:"string"},w.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"stri\
ng"},w.properties.type,s),i++),s!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},w.properties.type,s),i++)}if(t.path!==void 0){let s=t.path;typeof s!=
"string"&&(e=o(e,p+"/path","type",{type:"string"},w.properties.path,s),i++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,p+"/basename","t\
ype",{type:"string"},w.properties.basename,s),i++)}if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,p+"/filename","type",{type:"string"},w.properties.
filename,s),i++)}if(t.url!==void 0){let s=t.url;typeof s=="string"?Vt(s)||(e=o(e,p+"/url","format",{format:"uri"},w.properties.url,s),i++):(e=o(e,p+"/url","type",
{type:"string"},w.properties.url,s),i++)}if(t.format!==void 0){let s=t.format;typeof s!="string"&&s!==null&&(e=o(e,p+"/format","type",{type:w.properties.format.
type},w.properties.format,s),i++)}if(t.mime_type!==void 0){let s=t.mime_type;typeof s!="string"&&s!==null&&(e=o(e,p+"/mime_type","type",{type:w.properties.mime_type.
type},w.properties.mime_type,s),i++)}if(t.size!==void 0){let s=t.size;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/size","type",{type:"integer"},
w.properties.size,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/size","minimum",{comparison:">=",limit:0},w.properties.size,s),i++)}if(t.
md5!==void 0){let s=t.md5;typeof s=="string"?jr.test(s)||(e=o(e,p+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},w.properties.md5,s),i++):(e=o(e,p+"/md5","type",{type:"\
string"},w.properties.md5,s),i++)}if(t.width!==void 0){let s=t.width;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,p+"/width","type",{
type:w.properties.width.type},w.properties.width,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/width","minimum",{comparison:">=",limit:0},
w.properties.width,s),i++)}if(t.height!==void 0){let s=t.height;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,p+"/height","type",{type:w.
properties.height.type},w.properties.height,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/height","minimum",{comparison:">=",limit:0},w.properties.
height,s),i++)}if(t.is_image!==void 0){let s=t.is_image;typeof s!="boolean"&&(e=o(e,p+"/is_image","type",{type:"boolean"},w.properties.is_image,s),i++)}if(t.author!==
void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,p+"/author","type",{type:w.properties.author.type},w.properties.author,s),i++)}if(t.copyright!==void 0){
let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,p+"/copyright","type",{type:w.properties.copyright.type},w.properties.copyright,s),i++)}if(t.notes!==void 0){
let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,p+"/notes","type",{type:w.properties.notes.type},w.properties.notes,s),i++)}if(t.tags!==void 0){let s=t.tags;
if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/tags/"+l,"type",{type:"string"},w.properties.tags.items,f),i++)}}else
e=o(e,p+"/tags","type",{type:"array"},w.properties.tags,s),i++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.
isArray(s))for(let n in s)Tp(s[n],{instancePath:p+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:a})||
(e=j(e,Tp),i=e.length);else e=o(e,p+"/default_field_metadata","type",{type:"object"},w.properties.default_field_metadata,s),i++}if(t.creator!==void 0&&(xt(t.creator,
{instancePath:p+"/creator",parentData:t,parentDataProperty:"creator",rootData:a})||(e=j(e,xt),i=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,
n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},w.properties.upload_collection,
s),i++)}if(t.duration!==void 0){let s=t.duration;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,p+"/duration","type",{type:w.properties.duration.type},w.properties.
duration,s),i++)}if(t.frame_rate!==void 0){let s=t.frame_rate;!(typeof s=="number"&&isFinite(s))&&s!==null&&(e=o(e,p+"/frame_rate","type",{type:w.properties.frame_rate.
type},w.properties.frame_rate,s),i++)}if(t.blurhash!==void 0){let s=t.blurhash;typeof s!="string"&&s!==null&&(e=o(e,p+"/blurhash","type",{type:w.properties.blurhash.
type},w.properties.blurhash,s),i++)}if(t.thumbhash!==void 0){let s=t.thumbhash;typeof s!="string"&&s!==null&&(e=o(e,p+"/thumbhash","type",{type:w.properties.thumbhash.
type},w.properties.thumbhash,s),i++)}if(t.mux_playback_id!==void 0){let s=t.mux_playback_id;typeof s!="string"&&s!==null&&(e=o(e,p+"/mux_playback_id","type",{type:w.
properties.mux_playback_id.type},w.properties.mux_playback_id,s),i++)}if(t.mux_mp4_highest_res!==void 0){let s=t.mux_mp4_highest_res;typeof s!="string"&&s!==null&&
(e=o(e,p+"/mux_mp4_highest_res","type",{type:w.properties.mux_mp4_highest_res.type},w.properties.mux_mp4_highest_res,s),i++),s==="high"||s==="medium"||s==="low"||
s===null||(e=o(e,p+"/mux_mp4_highest_res","enum",{allowedValues:w.properties.mux_mp4_highest_res.enum},w.properties.mux_mp4_highest_res,s),i++)}if(t.smart_tags!==
void 0){let s=t.smart_tags;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/smart_tags/"+l,"type",{type:"strin\
g"},w.properties.smart_tags.items,f),i++)}}else e=o(e,p+"/smart_tags","type",{type:"array"},w.properties.smart_tags,s),i++}if(t.exif_info!==void 0){let s=t.exif_info;
s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/exif_info","type",{type:"object"},w.properties.exif_info,s),i++)}if(t.colors!==void 0){let s=t.colors;if(Array.
isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];if(f&&typeof f=="object"&&!Array.isArray(f)){f.red===void 0&&(e=o(e,p+"/colors/"+l,"required",{missingProperty:"\
red"},w.properties.colors.items,f),i++),f.green===void 0&&(e=o(e,p+"/colors/"+l,"required",{missingProperty:"green"},w.properties.colors.items,f),i++),f.blue===
void 0&&(e=o(e,p+"/colors/"+l,"required",{missingProperty:"blue"},w.properties.colors.items,f),i++),f.alpha===void 0&&(e=o(e,p+"/colors/"+l,"required",{missingProperty:"\
alpha"},w.properties.colors.items,f),i++);for(let d in f)d==="red"||d==="green"||d==="blue"||d==="alpha"||(e=o(e,p+"/colors/"+l,"additionalProperties",{additionalProperty:d},
w.properties.colors.items,f),i++);if(f.red!==void 0){let d=f.red;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,p+"/colors/"+l+"/red","type",{type:"\
integer"},w.properties.colors.items.properties.red,d),i++),typeof d=="number"&&isFinite(d)&&((d>255||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/red","maximum",{comparison:"\
<=",limit:255},w.properties.colors.items.properties.red,d),i++),(d<0||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/red","minimum",{comparison:">=",limit:0},w.properties.colors.
items.properties.red,d),i++))}if(f.green!==void 0){let d=f.green;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,p+"/colors/"+l+"/green","type",{type:"\
integer"},w.properties.colors.items.properties.green,d),i++),typeof d=="number"&&isFinite(d)&&((d>255||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/green","maximum",{comparison:"\
<=",limit:255},w.properties.colors.items.properties.green,d),i++),(d<0||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/green","minimum",{comparison:">=",limit:0},w.properties.
colors.items.properties.green,d),i++))}if(f.blue!==void 0){let d=f.blue;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,p+"/colors/"+l+"/blue","type",
{type:"integer"},w.properties.colors.items.properties.blue,d),i++),typeof d=="number"&&isFinite(d)&&((d>255||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/blue","maximum",
{comparison:"<=",limit:255},w.properties.colors.items.properties.blue,d),i++),(d<0||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/blue","minimum",{comparison:">=",limit:0},
w.properties.colors.items.properties.blue,d),i++))}if(f.alpha!==void 0){let d=f.alpha;typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d)||(e=o(e,p+"/colors/"+l+
"/alpha","type",{type:"integer"},w.properties.colors.items.properties.alpha,d),i++),typeof d=="number"&&isFinite(d)&&((d>255||isNaN(d))&&(e=o(e,p+"/colors/"+l+"\
/alpha","maximum",{comparison:"<=",limit:255},w.properties.colors.items.properties.alpha,d),i++),(d<0||isNaN(d))&&(e=o(e,p+"/colors/"+l+"/alpha","minimum",{comparison:"\
>=",limit:0},w.properties.colors.items.properties.alpha,d),i++))}}else e=o(e,p+"/colors/"+l,"type",{type:"object"},w.properties.colors.items,f),i++}}else e=o(e,
p+"/colors","type",{type:"array"},w.properties.colors,s),i++}if(t.meta!==void 0&&(Up(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,Up),i=e.length)),t.created_at!==void 0){let s=t.created_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/created_at","type",{type:w.properties.created_at.type},
w.properties.created_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+"/created_at","format",{format:"date-time"},w.properties.created_at,s),i++))}if(t.updated_at!==
void 0){let s=t.updated_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/updated_at","type",{type:w.properties.updated_at.type},w.properties.updated_at,s),i++),typeof s==
"string"&&(z.test(s)||(e=o(e,p+"/updated_at","format",{format:"date-time"},w.properties.updated_at,s),i++))}}else e=o(e,p,"type",{type:"object"},w,t),i++;return Ar.
errors=e,i===0}var Xt=Es,Pt={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Es(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},Pt,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Pt,t),i++);for(let r in t)r==="id"||r==="type"||(e=o(e,p,"a\
dditionalProperties",{additionalProperty:r},Pt,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Pt.properties.id,r),
i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Pt.properties.type,r),i++),r!=="job"&&(e=o(e,p+"/type","const",
{allowedValue:"job"},Pt.properties.type,r),i++)}}else e=o(e,p,"type",{type:"object"},Pt,t),i++;return Es.errors=e,i===0}var u=Fs,he={type:"object",additionalProperties:!1,
required:["type","title","status","detail","code","errors"],properties:{type:{type:"string",format:"uri"},title:{type:"string"},status:{type:"integer",minimum:400,
maximum:599},detail:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ProblemCode"},errors:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Viol\
ation"}}}},Zi={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","\
FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT",
"INVALID_FIELD","INVALID_ENVIRONMENT","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIM\
IT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","SERVICE_UNAVAILABLE"]};function Ip(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},Zi,t),i++),t==="INVALID_JSON_BODY"||t==="MALFORMED_REQUEST"||t==="INVALID_AUTHORIZATION_HEADER"||
t==="INSUFFICIENT_PERMISSIONS"||t==="NOT_FOUND"||t==="JOB_PENDING"||t==="FOREIGN_REQUEST"||t==="INVALID_ENDPOINT"||t==="METHOD_NOT_ALLOWED"||t==="PAYLOAD_TOO_LA\
RGE"||t==="URL_TOO_LONG"||t==="INVALID_CONTENT_TYPE_HEADER"||t==="EXPECTATION_FAILED"||t==="INVALID_FORMAT"||t==="INVALID_FIELD"||t==="INVALID_ENVIRONMENT"||t===
"INVALID_PREFERENCE"||t==="NOT_A_VIDEO"||t==="TOO_MANY_OPERATIONS"||t==="UPLOAD_IS_CURRENTLY_IN_USE"||t==="CONCURRENT_UPLOAD_UPDATE"||t==="RATE_LIMIT_EXCEEDED"||
t==="HEADERS_TOO_LARGE"||t==="INTERNAL_ERROR"||t==="SERVICE_UNAVAILABLE"||(e=o(e,p,"enum",{allowedValues:Zi.enum},Zi,t),i++),Ip.errors=e,i===0}var er={type:"obj\
ect",additionalProperties:!1,required:["pointer","code","detail"],properties:{pointer:{type:"string"},code:{$ref:"standin://flat/schemas#/$defs/ViolationCode"},
detail:{type:"string"}}},Yi={type:"string",enum:["VALIDATION_ENUM","VALIDATION_EVENT","VALIDATION_FILENAME","VALIDATION_FORMAT","VALIDATION_HEADER","VALIDATION_\
ID","VALIDATION_INVALID","VALIDATION_LENGTH","VALIDATION_LOCALE","VALIDATION_PATH","VALIDATION_RANGE","VALIDATION_REFERENCE","VALIDATION_REQUIRED","VALIDATION_T\
EMPLATE","VALIDATION_TYPE","VALIDATION_UNDOCUMENTED","VALIDATION_UNIQUENESS","VALIDATION_UNKNOWN","VALIDATION_URL"]};function Vp(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},Yi,t),i++),t==="VALIDATION_ENUM"||t==="VALIDATI\
ON_EVENT"||t==="VALIDATION_FILENAME"||t==="VALIDATION_FORMAT"||t==="VALIDATION_HEADER"||t==="VALIDATION_ID"||t==="VALIDATION_INVALID"||t==="VALIDATION_LENGTH"||
t==="VALIDATION_LOCALE"||t==="VALIDATION_PATH"||t==="VALIDATION_RANGE"||t==="VALIDATION_REFERENCE"||t==="VALIDATION_REQUIRED"||t==="VALIDATION_TEMPLATE"||t==="V\
ALIDATION_TYPE"||t==="VALIDATION_UNDOCUMENTED"||t==="VALIDATION_UNIQUENESS"||t==="VALIDATION_UNKNOWN"||t==="VALIDATION_URL"||(e=o(e,p,"enum",{allowedValues:Yi.enum},
Yi,t),i++),Vp.errors=e,i===0}function Cp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.pointer===void 0&&(e=o(e,p,"required",{missingProperty:"pointer"},er,t),i++),t.code===void 0&&(e=o(e,p,"required",{missingProperty:"code"},er,t),i++),
t.detail===void 0&&(e=o(e,p,"required",{missingProperty:"detail"},er,t),i++);for(let r in t)r==="pointer"||r==="code"||r==="detail"||(e=o(e,p,"additionalPropert\
ies",{additionalProperty:r},er,t),i++);if(t.pointer!==void 0){let r=t.pointer;typeof r!="string"&&(e=o(e,p+"/pointer","type",{type:"string"},er.properties.pointer,
r),i++)}if(t.code!==void 0&&(Vp(t.code,{instancePath:p+"/code",parentData:t,parentDataProperty:"code",rootData:a})||(e=j(e,Vp),i=e.length)),t.detail!==void 0){let r=t.
detail;typeof r!="string"&&(e=o(e,p+"/detail","type",{type:"string"},er.properties.detail,r),i++)}}else e=o(e,p,"type",{type:"object"},er,t),i++;return Cp.errors=
e,i===0}function Fs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},he,t),i++),t.title===void 0&&(e=o(e,p,"required",{missingProperty:"title"},he,t),i++),t.status===void 0&&(e=
o(e,p,"required",{missingProperty:"status"},he,t),i++),t.detail===void 0&&(e=o(e,p,"required",{missingProperty:"detail"},he,t),i++),t.code===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"code"},he,t),i++),t.errors===void 0&&(e=o(e,p,"required",{missingProperty:"errors"},he,t),i++);for(let r in t)r==="type"||r==="title"||
r==="status"||r==="detail"||r==="code"||r==="errors"||(e=o(e,p,"additionalProperties",{additionalProperty:r},he,t),i++);if(t.type!==void 0){let r=t.type;typeof r==
"string"?Vt(r)||(e=o(e,p+"/type","format",{format:"uri"},he.properties.type,r),i++):(e=o(e,p+"/type","type",{type:"string"},he.properties.type,r),i++)}if(t.title!==
void 0){let r=t.title;typeof r!="string"&&(e=o(e,p+"/title","type",{type:"string"},he.properties.title,r),i++)}if(t.status!==void 0){let r=t.status;typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/status","type",{type:"integer"},he.properties.status,r),i++),typeof r=="number"&&isFinite(r)&&((r>599||isNaN(
r))&&(e=o(e,p+"/status","maximum",{comparison:"<=",limit:599},he.properties.status,r),i++),(r<400||isNaN(r))&&(e=o(e,p+"/status","minimum",{comparison:">=",limit:400},
he.properties.status,r),i++))}if(t.detail!==void 0){let r=t.detail;typeof r!="string"&&(e=o(e,p+"/detail","type",{type:"string"},he.properties.detail,r),i++)}if(t.
code!==void 0&&(Ip(t.code,{instancePath:p+"/code",parentData:t,parentDataProperty:"code",rootData:a})||(e=j(e,Ip),i=e.length)),t.errors!==void 0){let r=t.errors;
if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Cp(r[n],{instancePath:p+"/errors/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Cp),i=e.length)}else
e=o(e,p+"/errors","type",{type:"array"},he.properties.errors,r),i++}}else e=o(e,p,"type",{type:"object"},he,t),i++;return Fs.errors=e,i===0}var Uf=Ts,Ie={type:"\
object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{
type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$def\
s/FieldMetadataUpdate"}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$d\
efs/CollectionOfUploadUpdate"}}}},we={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{
type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPointUpdate"}}}},ut={type:"object",additionalProperties:!1,
required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function Qr(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,p,"required",{missingProperty:"x"},ut,t),i++),t.y===void 0&&(e=
o(e,p,"required",{missingProperty:"y"},ut,t),i++);for(let r in t)r==="x"||r==="y"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ut,t),i++);if(t.x!==void 0){
let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x","maximum",{comparison:"<=",limit:1},ut.properties.x,r),i++),(r<0||isNaN(r))&&(e=o(e,p+
"/x","minimum",{comparison:">=",limit:0},ut.properties.x,r),i++)):(e=o(e,p+"/x","type",{type:"number"},ut.properties.x,r),i++)}if(t.y!==void 0){let r=t.y;typeof r==
"number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"<=",limit:1},ut.properties.y,r),i++),(r<0||isNaN(r))&&(e=o(e,p+"/y","minimum",{comparison:"\
>=",limit:0},ut.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"number"},ut.properties.y,r),i++)}}else e=o(e,p,"type",{type:"object"},ut,t),i++;return Qr.errors=
e,i===0}function zp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalProperties",{additionalProperty:s},we,t),i++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:we.properties.title.type},we.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,p+"/alt","type",{type:we.properties.alt.type},we.properties.alt,s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},we.properties.custom_data,s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,
f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;Qr(s,{instancePath:p+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:a})||(e=j(e,Qr),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",{failingKeyword:"else"},we.properties.focal_point,s),i++)}}else
e=o(e,p,"type",{type:"object"},we,t),i++;return zp.errors=e,i===0}var At={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{$ref:"s\
tandin://flat/schemas#/$defs/CreatorType"},id:{type:"string"}}};function Op(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},At,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},At,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},At,t),i++);if(t.type!==void 0&&(st(t.type,{instancePath:p+
"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,st),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},At.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},At,t),i++;return Op.errors=e,i===0}var Re={type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function Rp(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Re,t),i++),t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},Re,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Re,t),i++);if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Re.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","co\
nst",{allowedValue:"upload_collection"},Re.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Re.properties.
id,r),i++)}}else e=o(e,p,"type",{type:"object"},Re,t),i++;return Rp.errors=e,i===0}function Ts(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)J.call(Ie.properties,s)||(e=o(e,p,"additionalProperties",{additionalProperty:s},Ie,t),
i++);if(t.path!==void 0){let s=t.path;typeof s!="string"&&(e=o(e,p+"/path","type",{type:"string"},Ie.properties.path,s),i++)}if(t.basename!==void 0){let s=t.basename;
typeof s!="string"&&(e=o(e,p+"/basename","type",{type:"string"},Ie.properties.basename,s),i++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==
null&&(e=o(e,p+"/copyright","type",{type:Ie.properties.copyright.type},Ie.properties.copyright,s),i++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&
s!==null&&(e=o(e,p+"/author","type",{type:Ie.properties.author.type},Ie.properties.author,s),i++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&
(e=o(e,p+"/notes","type",{type:Ie.properties.notes.type},Ie.properties.notes,s),i++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let l=0;l<
n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/tags/"+l,"type",{type:"string"},Ie.properties.tags.items,f),i++)}}else e=o(e,p+"/tags","type",{type:"array"},Ie.
properties.tags,s),i++}if(t.default_field_metadata!==void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)zp(s[n],{
instancePath:p+"/default_field_metadata/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:a})||(e=j(e,zp),i=e.length);else e=
o(e,p+"/default_field_metadata","type",{type:"object"},Ie.properties.default_field_metadata,s),i++}if(t.creator!==void 0&&(Op(t.creator,{instancePath:p+"/creato\
r",parentData:t,parentDataProperty:"creator",rootData:a})||(e=j(e,Op),i=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=i,l=!0,f=i;s!==null&&
(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;Rp(s,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_co\
llection",rootData:a})||(e=j(e,Rp),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},Ie.properties.upload_collection,s),
i++)}}else e=o(e,p,"type",{type:"object"},Ie,t),i++;return Ts.errors=e,i===0}var If=Us,Ae={type:"object",additionalProperties:!1,required:["path"],properties:{id:{
type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{
type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://flat/schemas#/$def\
s/FieldMetadataCreate"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/Up\
loadCollectionReference"}}}},Kt=new RegExp("^[A-Za-z0-9_-]{22}$","u"),St={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{
type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}}}};
function Lp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalProperties",{additionalProperty:s},St,t),i++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:St.properties.title.type},St.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,p+"/alt","type",{type:St.properties.alt.type},St.properties.alt,s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},St.properties.custom_data,s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,
f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;Jr(s,{instancePath:p+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:a})||(e=j(e,Jr),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",{failingKeyword:"else"},St.properties.focal_point,s),i++)}}else
e=o(e,p,"type",{type:"object"},St,t),i++;return Lp.errors=e,i===0}function Us(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.path===void 0&&(e=o(e,p,"required",{missingProperty:"path"},Ae,t),i++);for(let s in t)J.call(Ae.properties,s)||
(e=o(e,p,"additionalProperties",{additionalProperty:s},Ae,t),i++);if(t.id!==void 0){let s=t.id;typeof s=="string"?Kt.test(s)||(e=o(e,p+"/id","pattern",{pattern:"\
^[A-Za-z0-9_-]{22}$"},Ae.properties.id,s),i++):(e=o(e,p+"/id","type",{type:"string"},Ae.properties.id,s),i++)}if(t.path!==void 0){let s=t.path;typeof s!="string"&&
(e=o(e,p+"/path","type",{type:"string"},Ae.properties.path,s),i++)}if(t.basename!==void 0){let s=t.basename;typeof s!="string"&&(e=o(e,p+"/basename","type",{type:"\
string"},Ae.properties.basename,s),i++)}if(t.copyright!==void 0){let s=t.copyright;typeof s!="string"&&s!==null&&(e=o(e,p+"/copyright","type",{type:Ae.properties.
copyright.type},Ae.properties.copyright,s),i++)}if(t.author!==void 0){let s=t.author;typeof s!="string"&&s!==null&&(e=o(e,p+"/author","type",{type:Ae.properties.
author.type},Ae.properties.author,s),i++)}if(t.notes!==void 0){let s=t.notes;typeof s!="string"&&s!==null&&(e=o(e,p+"/notes","type",{type:Ae.properties.notes.type},
Ae.properties.notes,s),i++)}if(t.tags!==void 0){let s=t.tags;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/\
tags/"+l,"type",{type:"string"},Ae.properties.tags.items,f),i++)}}else e=o(e,p+"/tags","type",{type:"array"},Ae.properties.tags,s),i++}if(t.default_field_metadata!==
void 0){let s=t.default_field_metadata;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s)Lp(s[n],{instancePath:p+"/default_field_metadata/"+n.replace(/~/g,
"~0").replace(/\//g,"~1"),parentData:s,parentDataProperty:n,rootData:a})||(e=j(e,Lp),i=e.length);else e=o(e,p+"/default_field_metadata","type",{type:"object"},Ae.
properties.default_field_metadata,s),i++}if(t.creator!==void 0&&(xt(t.creator,{instancePath:p+"/creator",parentData:t,parentDataProperty:"creator",rootData:a})||
(e=j(e,xt),i=e.length)),t.upload_collection!==void 0){let s=t.upload_collection,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=
null),!r){let d=i;fe(s,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;
l=r}l||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},Ae.properties.upload_collection,s),i++)}}else e=o(e,p,"type",{type:"object"},Ae,t),i++;return Us.
errors=e,i===0}var Vf=Is,Dr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/\
$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},qt={type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{
type:"integer",minimum:0}}};function de(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.total_count===void 0&&(e=o(e,p,"required",{missingProperty:"total_count"},qt,t),i++);for(let r in t)r!=="total_count"&&(e=o(e,p,"additionalPropert\
ies",{additionalProperty:r},qt,t),i++);if(t.total_count!==void 0){let r=t.total_count;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/total_count",
"type",{type:"integer"},qt.properties.total_count,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/total_count","minimum",{comparison:">=",limit:0},
qt.properties.total_count,r),i++)}}else e=o(e,p,"type",{type:"object"},qt,t),i++;return de.errors=e,i===0}function Is(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Dr,t),i++),t.meta===
void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Dr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Dr,
t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Ar(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,Ar),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Dr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},Dr,t),i++;return Is.errors=e,i===0}var Cf=Vs,U={type:"object",
additionalProperties:!1,required:["id","type","name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","\
last_data_change_at","require_2fa","ip_tracking_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo","account","owner",
"item_types","meta"],properties:{id:{type:"string"},type:{type:"string",const:"site"},name:{type:"string"},domain:{type:["string","null"]},google_maps_api_token:{
type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"string"}},timezone:{type:"\
string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{type:"boolean"},
ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},theme:{
type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0},account:{if:{type:"null"},else:{$ref:"standin://flat/schemas#\
/$defs/Creator"}},owner:{$ref:"standin://flat/schemas#/$defs/Creator"},item_types:{type:"array",items:{type:"object",additionalProperties:!1,required:["type","i\
d"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}},meta:{$ref:"standin://flat/schemas#/$defs/SiteMeta"}}},Y={type:"object",additionalProperties:!1,
required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilocale_fields","improved_gql_visibility_\
control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improved_items_listing","milliseconds_in_dat\
etime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{type:"boolean"},improved_timezone_management:{
type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{type:"boolean"},improved_boolean_fields:{
type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boolean"},improved_items_listing:{type:"bool\
ean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"boolean"}}};function Sp(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===void 0&&(e=o(e,p,"required",{missingProperty:"\
created_at"},Y,t),i++),t.draft_mode_default===void 0&&(e=o(e,p,"required",{missingProperty:"draft_mode_default"},Y,t),i++),t.improved_timezone_management===void 0&&
(e=o(e,p,"required",{missingProperty:"improved_timezone_management"},Y,t),i++),t.improved_hex_management===void 0&&(e=o(e,p,"required",{missingProperty:"improve\
d_hex_management"},Y,t),i++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,p,"required",{missingProperty:"improved_gql_multilocale_fields"},Y,t),i++),t.improved_gql_visibility_control===
void 0&&(e=o(e,p,"required",{missingProperty:"improved_gql_visibility_control"},Y,t),i++),t.improved_boolean_fields===void 0&&(e=o(e,p,"required",{missingProperty:"\
improved_boolean_fields"},Y,t),i++),t.improved_validation_at_publishing===void 0&&(e=o(e,p,"required",{missingProperty:"improved_validation_at_publishing"},Y,t),
i++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,p,"required",{missingProperty:"improved_exposure_of_inline_blocks_in_cda"},Y,t),i++),t.improved_items_listing===
void 0&&(e=o(e,p,"required",{missingProperty:"improved_items_listing"},Y,t),i++),t.milliseconds_in_datetime===void 0&&(e=o(e,p,"required",{missingProperty:"mill\
iseconds_in_datetime"},Y,t),i++),t.non_localized_focal_points===void 0&&(e=o(e,p,"required",{missingProperty:"non_localized_focal_points"},Y,t),i++),t.allow_custom_theme===
void 0&&(e=o(e,p,"required",{missingProperty:"allow_custom_theme"},Y,t),i++);for(let r in t)J.call(Y.properties,r)||(e=o(e,p,"additionalProperties",{additionalProperty:r},
Y,t),i++);if(t.created_at!==void 0){let r=t.created_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/created_at","format",{format:"date-time"},Y.properties.created_at,
r),i++):(e=o(e,p+"/created_at","type",{type:"string"},Y.properties.created_at,r),i++)}if(t.draft_mode_default!==void 0){let r=t.draft_mode_default;typeof r!="bo\
olean"&&(e=o(e,p+"/draft_mode_default","type",{type:"boolean"},Y.properties.draft_mode_default,r),i++)}if(t.improved_timezone_management!==void 0){let r=t.improved_timezone_management;
typeof r!="boolean"&&(e=o(e,p+"/improved_timezone_management","type",{type:"boolean"},Y.properties.improved_timezone_management,r),i++)}if(t.improved_hex_management!==
void 0){let r=t.improved_hex_management;typeof r!="boolean"&&(e=o(e,p+"/improved_hex_management","type",{type:"boolean"},Y.properties.improved_hex_management,r),
i++)}if(t.improved_gql_multilocale_fields!==void 0){let r=t.improved_gql_multilocale_fields;typeof r!="boolean"&&(e=o(e,p+"/improved_gql_multilocale_fields","ty\
pe",{type:"boolean"},Y.properties.improved_gql_multilocale_fields,r),i++)}if(t.improved_gql_visibility_control!==void 0){let r=t.improved_gql_visibility_control;
typeof r!="boolean"&&(e=o(e,p+"/improved_gql_visibility_control","type",{type:"boolean"},Y.properties.improved_gql_visibility_control,r),i++)}if(t.improved_boolean_fields!==
void 0){let r=t.improved_boolean_fields;typeof r!="boolean"&&(e=o(e,p+"/improved_boolean_fields","type",{type:"boolean"},Y.properties.improved_boolean_fields,r),
i++)}if(t.improved_validation_at_publishing!==void 0){let r=t.improved_validation_at_publishing;typeof r!="boolean"&&(e=o(e,p+"/improved_validation_at_publishin\
g","type",{type:"boolean"},Y.properties.improved_validation_at_publishing,r),i++)}if(t.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=t.improved_exposure_of_inline_blocks_in_cda;
typeof r!="boolean"&&(e=o(e,p+"/improved_exposure_of_inline_blocks_in_cda","type",{type:"boolean"},Y.properties.improved_exposure_of_inline_blocks_in_cda,r),i++)}
if(t.improved_items_listing!==void 0){let r=t.improved_items_listing;typeof r!="boolean"&&(e=o(e,p+"/improved_items_listing","type",{type:"boolean"},Y.properties.
improved_items_listing,r),i++)}if(t.milliseconds_in_datetime!==void 0){let r=t.milliseconds_in_datetime;typeof r!="boolean"&&(e=o(e,p+"/milliseconds_in_datetime",
"type",{type:"boolean"},Y.properties.milliseconds_in_datetime,r),i++)}if(t.non_localized_focal_points!==void 0){let r=t.non_localized_focal_points;typeof r!="bo\
olean"&&(e=o(e,p+"/non_localized_focal_points","type",{type:"boolean"},Y.properties.non_localized_focal_points,r),i++)}if(t.allow_custom_theme!==void 0){let r=t.
allow_custom_theme;typeof r!="boolean"&&(e=o(e,p+"/allow_custom_theme","type",{type:"boolean"},Y.properties.allow_custom_theme,r),i++)}}else e=o(e,p,"type",{type:"\
object"},Y,t),i++;return Sp.errors=e,i===0}function Vs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},U,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},U,
t),i++),t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},U,t),i++),t.domain===void 0&&(e=o(e,p,"required",{missingProperty:"domain"},U,t),i++),t.google_maps_api_token===
void 0&&(e=o(e,p,"required",{missingProperty:"google_maps_api_token"},U,t),i++),t.imgix_host===void 0&&(e=o(e,p,"required",{missingProperty:"imgix_host"},U,t),i++),
t.internal_domain===void 0&&(e=o(e,p,"required",{missingProperty:"internal_domain"},U,t),i++),t.locales===void 0&&(e=o(e,p,"required",{missingProperty:"locales"},
U,t),i++),t.timezone===void 0&&(e=o(e,p,"required",{missingProperty:"timezone"},U,t),i++),t.no_index===void 0&&(e=o(e,p,"required",{missingProperty:"no_index"},
U,t),i++),t.favicon===void 0&&(e=o(e,p,"required",{missingProperty:"favicon"},U,t),i++),t.last_data_change_at===void 0&&(e=o(e,p,"required",{missingProperty:"la\
st_data_change_at"},U,t),i++),t.require_2fa===void 0&&(e=o(e,p,"required",{missingProperty:"require_2fa"},U,t),i++),t.ip_tracking_enabled===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"ip_tracking_enabled"},U,t),i++),t.force_use_of_sandbox_environments===void 0&&(e=o(e,p,"required",{missingProperty:"force_use_of_sandb\
ox_environments"},U,t),i++),t.assets_cdn_default_settings===void 0&&(e=o(e,p,"required",{missingProperty:"assets_cdn_default_settings"},U,t),i++),t.theme===void 0&&
(e=o(e,p,"required",{missingProperty:"theme"},U,t),i++),t.global_seo===void 0&&(e=o(e,p,"required",{missingProperty:"global_seo"},U,t),i++),t.account===void 0&&
(e=o(e,p,"required",{missingProperty:"account"},U,t),i++),t.owner===void 0&&(e=o(e,p,"required",{missingProperty:"owner"},U,t),i++),t.item_types===void 0&&(e=o(
e,p,"required",{missingProperty:"item_types"},U,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},U,t),i++);for(let s in t)J.call(U.properties,
s)||(e=o(e,p,"additionalProperties",{additionalProperty:s},U,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},U.properties.
id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},U.properties.type,s),i++),s!=="site"&&(e=o(e,p+"/type","\
const",{allowedValue:"site"},U.properties.type,s),i++)}if(t.name!==void 0){let s=t.name;typeof s!="string"&&(e=o(e,p+"/name","type",{type:"string"},U.properties.
name,s),i++)}if(t.domain!==void 0){let s=t.domain;typeof s!="string"&&s!==null&&(e=o(e,p+"/domain","type",{type:U.properties.domain.type},U.properties.domain,s),
i++)}if(t.google_maps_api_token!==void 0){let s=t.google_maps_api_token;typeof s!="string"&&s!==null&&(e=o(e,p+"/google_maps_api_token","type",{type:U.properties.
google_maps_api_token.type},U.properties.google_maps_api_token,s),i++)}if(t.imgix_host!==void 0){let s=t.imgix_host;typeof s!="string"&&s!==null&&(e=o(e,p+"/img\
ix_host","type",{type:U.properties.imgix_host.type},U.properties.imgix_host,s),i++)}if(t.internal_domain!==void 0){let s=t.internal_domain;typeof s!="string"&&s!==
null&&(e=o(e,p+"/internal_domain","type",{type:U.properties.internal_domain.type},U.properties.internal_domain,s),i++)}if(t.locales!==void 0){let s=t.locales;if(Array.
isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/locales/"+l,"type",{type:"string"},U.properties.locales.items,f),i++)}}else
e=o(e,p+"/locales","type",{type:"array"},U.properties.locales,s),i++}if(t.timezone!==void 0){let s=t.timezone;typeof s!="string"&&(e=o(e,p+"/timezone","type",{type:"\
string"},U.properties.timezone,s),i++)}if(t.no_index!==void 0){let s=t.no_index;typeof s!="boolean"&&(e=o(e,p+"/no_index","type",{type:"boolean"},U.properties.no_index,
s),i++)}if(t.favicon!==void 0){let s=t.favicon;typeof s!="string"&&s!==null&&(e=o(e,p+"/favicon","type",{type:U.properties.favicon.type},U.properties.favicon,s),
i++)}if(t.last_data_change_at!==void 0){let s=t.last_data_change_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/last_data_change_at","type",{type:U.properties.last_data_change_at.
type},U.properties.last_data_change_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+"/last_data_change_at","format",{format:"date-time"},U.properties.last_data_change_at,
s),i++))}if(t.require_2fa!==void 0){let s=t.require_2fa;typeof s!="boolean"&&(e=o(e,p+"/require_2fa","type",{type:"boolean"},U.properties.require_2fa,s),i++)}if(t.
ip_tracking_enabled!==void 0){let s=t.ip_tracking_enabled;typeof s!="boolean"&&(e=o(e,p+"/ip_tracking_enabled","type",{type:"boolean"},U.properties.ip_tracking_enabled,
s),i++)}if(t.force_use_of_sandbox_environments!==void 0){let s=t.force_use_of_sandbox_environments;typeof s!="boolean"&&(e=o(e,p+"/force_use_of_sandbox_environm\
ents","type",{type:"boolean"},U.properties.force_use_of_sandbox_environments,s),i++)}if(t.assets_cdn_default_settings!==void 0){let s=t.assets_cdn_default_settings;
s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/assets_cdn_default_settings","type",{type:"object"},U.properties.assets_cdn_default_settings,s),i++)}if(t.theme!==
void 0){let s=t.theme;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/theme","type",{type:"object"},U.properties.theme,s),i++)}if(t.global_seo!==void 0){let s=t.
global_seo;!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,p+"/global_seo","type",{type:U.properties.global_seo.type},U.properties.global_seo,s),i++)}
if(t.account!==void 0){let s=t.account,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;xt(s,{instancePath:p+"\
/account",parentData:t,parentDataProperty:"account",rootData:a})||(e=j(e,xt),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/account","if",{failingKeyword:"else"},U.properties.
account,s),i++)}if(t.owner!==void 0&&(xt(t.owner,{instancePath:p+"/owner",parentData:t,parentDataProperty:"owner",rootData:a})||(e=j(e,xt),i=e.length)),t.item_types!==
void 0){let s=t.item_types;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++){let f=s[l];if(f&&typeof f=="object"&&!Array.isArray(f)){f.type===void 0&&(e=
o(e,p+"/item_types/"+l,"required",{missingProperty:"type"},U.properties.item_types.items,f),i++),f.id===void 0&&(e=o(e,p+"/item_types/"+l,"required",{missingProperty:"\
id"},U.properties.item_types.items,f),i++);for(let d in f)d==="type"||d==="id"||(e=o(e,p+"/item_types/"+l,"additionalProperties",{additionalProperty:d},U.properties.
item_types.items,f),i++);if(f.type!==void 0){let d=f.type;typeof d!="string"&&(e=o(e,p+"/item_types/"+l+"/type","type",{type:"string"},U.properties.item_types.items.
properties.type,d),i++),d!=="item_type"&&(e=o(e,p+"/item_types/"+l+"/type","const",{allowedValue:"item_type"},U.properties.item_types.items.properties.type,d),i++)}
if(f.id!==void 0){let d=f.id;typeof d!="string"&&(e=o(e,p+"/item_types/"+l+"/id","type",{type:"string"},U.properties.item_types.items.properties.id,d),i++)}}else
e=o(e,p+"/item_types/"+l,"type",{type:"object"},U.properties.item_types.items,f),i++}}else e=o(e,p+"/item_types","type",{type:"array"},U.properties.item_types,s),
i++}t.meta!==void 0&&(Sp(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,Sp),i=e.length))}else e=o(e,p,"type",{type:"\
object"},U,t),i++;return Vs.errors=e,i===0}var zf=Cs,kr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://flat/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},Mt={type:"object",additionalProperties:!1,required:["\
id","type","meta"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},meta:{$ref:"standin://flat/schemas#/$defs/ProjectEnvironmentMeta"}}},
_e={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_at","last_data_change_at","primary","forked_from"],properties:{status:{type:"\
string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{type:"string",format:"date-time"},last_data_change_at:{type:"string",
format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function Mp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,p,"required",{missingProperty:"status"},_e,t),i++),t.read_only_mode===void 0&&
(e=o(e,p,"required",{missingProperty:"read_only_mode"},_e,t),i++),t.created_at===void 0&&(e=o(e,p,"required",{missingProperty:"created_at"},_e,t),i++),t.last_data_change_at===
void 0&&(e=o(e,p,"required",{missingProperty:"last_data_change_at"},_e,t),i++),t.primary===void 0&&(e=o(e,p,"required",{missingProperty:"primary"},_e,t),i++),t.
forked_from===void 0&&(e=o(e,p,"required",{missingProperty:"forked_from"},_e,t),i++);for(let r in t)r==="status"||r==="read_only_mode"||r==="created_at"||r==="l\
ast_data_change_at"||r==="primary"||r==="forked_from"||(e=o(e,p,"additionalProperties",{additionalProperty:r},_e,t),i++);if(t.status!==void 0){let r=t.status;typeof r!=
"string"&&(e=o(e,p+"/status","type",{type:"string"},_e.properties.status,r),i++),r==="creating"||r==="ready"||r==="destroying"||(e=o(e,p+"/status","enum",{allowedValues:_e.
properties.status.enum},_e.properties.status,r),i++)}if(t.read_only_mode!==void 0){let r=t.read_only_mode;typeof r!="boolean"&&(e=o(e,p+"/read_only_mode","type",
{type:"boolean"},_e.properties.read_only_mode,r),i++)}if(t.created_at!==void 0){let r=t.created_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/created_at","format",
{format:"date-time"},_e.properties.created_at,r),i++):(e=o(e,p+"/created_at","type",{type:"string"},_e.properties.created_at,r),i++)}if(t.last_data_change_at!==
void 0){let r=t.last_data_change_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/last_data_change_at","format",{format:"date-time"},_e.properties.last_data_change_at,
r),i++):(e=o(e,p+"/last_data_change_at","type",{type:"string"},_e.properties.last_data_change_at,r),i++)}if(t.primary!==void 0){let r=t.primary;typeof r!="boole\
an"&&(e=o(e,p+"/primary","type",{type:"boolean"},_e.properties.primary,r),i++)}if(t.forked_from!==void 0){let r=t.forked_from;typeof r!="string"&&r!==null&&(e=o(
e,p+"/forked_from","type",{type:_e.properties.forked_from.type},_e.properties.forked_from,r),i++)}}else e=o(e,p,"type",{type:"object"},_e,t),i++;return Mp.errors=
e,i===0}function Wp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===
void 0&&(e=o(e,p,"required",{missingProperty:"id"},Mt,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Mt,t),i++),t.meta===void 0&&(e=o(e,p,
"required",{missingProperty:"meta"},Mt,t),i++);for(let r in t)r==="id"||r==="type"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Mt,t),i++);
if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Mt.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="stri\
ng"&&(e=o(e,p+"/type","type",{type:"string"},Mt.properties.type,r),i++),r!=="environment"&&(e=o(e,p+"/type","const",{allowedValue:"environment"},Mt.properties.type,
r),i++)}t.meta!==void 0&&(Mp(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,Mp),i=e.length))}else e=o(e,p,"type",{type:"\
object"},Mt,t),i++;return Wp.errors=e,i===0}function Cs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},kr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"met\
a"},kr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},kr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)Wp(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Wp),i=e.length)}else e=
o(e,p+"/data","type",{type:"array"},kr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},kr,t),i++;return Cs.errors=e,i===0}var Hi=zs,hr={type:"object",additionalProperties:!1,required:["da\
ta","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}},Ee={type:"\
object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function Bp(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,
p,"required",{missingProperty:"successful"},Ee,t),i++),t.failed===void 0&&(e=o(e,p,"required",{missingProperty:"failed"},Ee,t),i++);for(let r in t)r==="successf\
ul"||r==="failed"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ee,t),i++);if(t.successful!==void 0){let r=t.successful;typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)||(e=o(e,p+"/successful","type",{type:"integer"},Ee.properties.successful,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/su\
ccessful","minimum",{comparison:">=",limit:0},Ee.properties.successful,r),i++)}if(t.failed!==void 0){let r=t.failed;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,p+"/failed","type",{type:"integer"},Ee.properties.failed,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/failed","minimum",{comparison:"\
>=",limit:0},Ee.properties.failed,r),i++)}}else e=o(e,p,"type",{type:"object"},Ee,t),i++;return Bp.errors=e,i===0}function zs(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},
hr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},hr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
hr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Ar(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,Ar),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},hr.properties.data,r),i++}t.meta!==void 0&&(Bp(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,Bp),i=e.length))}else e=o(e,p,"type",{type:"object"},hr,t),i++;return zs.errors=e,i===0}var Of=Os,tr={type:"objec\
t",additionalProperties:!1,required:["tags","uploads"],properties:{tags:{type:"array",items:{type:"string"}},uploads:{type:"array",items:{$ref:"standin://flat/s\
chemas#/$defs/UploadReference"}}}},rr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload"},id:{type:"st\
ring"}}};function wt(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},rr,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},rr,t),i++);for(let r in t)r==="type"||
r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},rr,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"\
string"},rr.properties.type,r),i++),r!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},rr.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!=
"string"&&(e=o(e,p+"/id","type",{type:"string"},rr.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},rr,t),i++;return wt.errors=e,i===0}function Os(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.tags===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"tags"},tr,t),i++),t.uploads===void 0&&(e=o(e,p,"required",{missingProperty:"uploads"},tr,t),i++);for(let r in t)r==="tags"||r==="upload\
s"||(e=o(e,p,"additionalProperties",{additionalProperty:r},tr,t),i++);if(t.tags!==void 0){let r=t.tags;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){
let l=r[n];typeof l!="string"&&(e=o(e,p+"/tags/"+n,"type",{type:"string"},tr.properties.tags.items,l),i++)}}else e=o(e,p+"/tags","type",{type:"array"},tr.properties.
tags,r),i++}if(t.uploads!==void 0){let r=t.uploads;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)wt(r[n],{instancePath:p+"/uploads/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,wt),i=e.length)}else e=o(e,p+"/uploads","type",{type:"array"},tr.properties.uploads,r),i++}}else e=o(e,p,"type",{type:"object"},tr,t),i++;return Os.
errors=e,i===0}var Rf=Rs,br={type:"object",additionalProperties:!1,required:["upload_collection","uploads"],properties:{upload_collection:{if:{type:"null"},else:{
$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadReference"}}}};function Rs(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.upload_collection===void 0&&
(e=o(e,p,"required",{missingProperty:"upload_collection"},br,t),i++),t.uploads===void 0&&(e=o(e,p,"required",{missingProperty:"uploads"},br,t),i++);for(let s in t)
s==="upload_collection"||s==="uploads"||(e=o(e,p,"additionalProperties",{additionalProperty:s},br,t),i++);if(t.upload_collection!==void 0){let s=t.upload_collection,
n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},br.properties.upload_collection,
s),i++)}if(t.uploads!==void 0){let s=t.uploads;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++)wt(s[l],{instancePath:p+"/uploads/"+l,parentData:s,parentDataProperty:l,
rootData:a})||(e=j(e,wt),i=e.length)}else e=o(e,p+"/uploads","type",{type:"array"},br.properties.uploads,s),i++}}else e=o(e,p,"type",{type:"object"},br,t),i++;return Rs.
errors=e,i===0}var Lf=Ls,qi={type:"object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"array",items:{$ref:"standin://flat/schemas#/$\
defs/UploadReference"}}}};function Ls(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.uploads===void 0&&(e=o(e,p,"required",{missingProperty:"uploads"},qi,t),i++);for(let r in t)r!=="uploads"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},
qi,t),i++);if(t.uploads!==void 0){let r=t.uploads;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)wt(r[n],{instancePath:p+"/uploads/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,wt),i=e.length)}else e=o(e,p+"/uploads","type",{type:"array"},qi.properties.uploads,r),i++}}else e=o(e,p,"type",{type:"object"},qi,t),i++;return Ls.
errors=e,i===0}var Sf=Ss,Nr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/\
$defs/RecordEntity"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},kt={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"\
string"},type:{type:"string"},attributes:{type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};
function Kp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},kt,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},kt,t),i++);for(let r in t)r==="id"||r==="typ\
e"||r==="attributes"||r==="relationships"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},kt,t),i++);if(t.id!==void 0){let r=t.id;typeof r!=
"string"&&(e=o(e,p+"/id","type",{type:"string"},kt.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"str\
ing"},kt.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/attributes","type",{type:"obj\
ect"},kt.properties.attributes,r),i++)}if(t.relationships!==void 0){let r=t.relationships;r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/relationships","t\
ype",{type:"object"},kt.properties.relationships,r),i++)}if(t.meta!==void 0){let r=t.meta;r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/meta","type",{type:"\
object"},kt.properties.meta,r),i++)}}else e=o(e,p,"type",{type:"object"},kt,t),i++;return Kp.errors=e,i===0}function Ss(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Nr,t),i++),t.meta===
void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Nr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Nr,
t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Kp(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,Kp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Nr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},Nr,t),i++;return Ss.errors=e,i===0}var Mf=Ms,$r={type:"objec\
t",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTrack"}},meta:{$ref:"standin\
://flat/schemas#/$defs/ListMeta"}}},se={type:"object",additionalProperties:!1,required:["id","type","name","language_code","error","status","closed_captions","u\
pload"],properties:{id:{type:"string"},type:{type:"string",const:"upload_track"},name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},
status:{type:"string",enum:["preparing","ready","errored"]},closed_captions:{type:["boolean","null"]},upload:{$ref:"standin://flat/schemas#/$defs/UploadReferenc\
e"}}};function Zp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},se,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},se,t),i++),t.name===void 0&&(e=o(e,p,"requir\
ed",{missingProperty:"name"},se,t),i++),t.language_code===void 0&&(e=o(e,p,"required",{missingProperty:"language_code"},se,t),i++),t.error===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"error"},se,t),i++),t.status===void 0&&(e=o(e,p,"required",{missingProperty:"status"},se,t),i++),t.closed_captions===void 0&&(e=o(e,p,
"required",{missingProperty:"closed_captions"},se,t),i++),t.upload===void 0&&(e=o(e,p,"required",{missingProperty:"upload"},se,t),i++);for(let r in t)r==="id"||
r==="type"||r==="name"||r==="language_code"||r==="error"||r==="status"||r==="closed_captions"||r==="upload"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
se,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},se.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},se.properties.type,r),i++),r!=="upload_track"&&(e=o(e,p+"/type","const",{allowedValue:"upload_track"},se.properties.
type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},se.properties.name,r),i++)}if(t.language_code!==void 0){
let r=t.language_code;typeof r!="string"&&(e=o(e,p+"/language_code","type",{type:"string"},se.properties.language_code,r),i++)}if(t.error!==void 0){let r=t.error;
typeof r!="string"&&r!==null&&(e=o(e,p+"/error","type",{type:se.properties.error.type},se.properties.error,r),i++)}if(t.status!==void 0){let r=t.status;typeof r!=
"string"&&(e=o(e,p+"/status","type",{type:"string"},se.properties.status,r),i++),r==="preparing"||r==="ready"||r==="errored"||(e=o(e,p+"/status","enum",{allowedValues:se.
properties.status.enum},se.properties.status,r),i++)}if(t.closed_captions!==void 0){let r=t.closed_captions;typeof r!="boolean"&&r!==null&&(e=o(e,p+"/closed_cap\
tions","type",{type:se.properties.closed_captions.type},se.properties.closed_captions,r),i++)}t.upload!==void 0&&(wt(t.upload,{instancePath:p+"/upload",parentData:t,
parentDataProperty:"upload",rootData:a})||(e=j(e,wt),i=e.length))}else e=o(e,p,"type",{type:"object"},se,t),i++;return Zp.errors=e,i===0}function Ms(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},$r,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},$r,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",
{additionalProperty:r},$r,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Zp(r[n],{instancePath:p+"/data/"+n,parentData:r,
parentDataProperty:n,rootData:a})||(e=j(e,Zp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},$r.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+
"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},$r,t),i++;return Ms.errors=e,i===0}var Wf=Ws,
Be={type:"object",additionalProperties:!1,required:["url_or_upload_request_id","type","language_code"],properties:{url_or_upload_request_id:{type:"string"},type:{
type:"string",enum:["subtitles","audio"]},name:{type:"string"},language_code:{type:"string"},closed_captions:{type:["boolean","null"]}}};function Ws(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.url_or_upload_request_id===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"url_or_upload_request_id"},Be,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Be,t),i++),t.language_code===void 0&&
(e=o(e,p,"required",{missingProperty:"language_code"},Be,t),i++);for(let r in t)r==="url_or_upload_request_id"||r==="type"||r==="name"||r==="language_code"||r===
"closed_captions"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Be,t),i++);if(t.url_or_upload_request_id!==void 0){let r=t.url_or_upload_request_id;typeof r!=
"string"&&(e=o(e,p+"/url_or_upload_request_id","type",{type:"string"},Be.properties.url_or_upload_request_id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},Be.properties.type,r),i++),r==="subtitles"||r==="audio"||(e=o(e,p+"/type","enum",{allowedValues:Be.properties.
type.enum},Be.properties.type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},Be.properties.name,r),i++)}if(t.
language_code!==void 0){let r=t.language_code;typeof r!="string"&&(e=o(e,p+"/language_code","type",{type:"string"},Be.properties.language_code,r),i++)}if(t.closed_captions!==
void 0){let r=t.closed_captions;typeof r!="boolean"&&r!==null&&(e=o(e,p+"/closed_captions","type",{type:Be.properties.closed_captions.type},Be.properties.closed_captions,
r),i++)}}else e=o(e,p,"type",{type:"object"},Be,t),i++;return Ws.errors=e,i===0}var Bf=Bs,xr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{
data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadTag"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},ve={type:"object",additionalProperties:!1,
required:["id","type","name"],properties:{id:{type:"string"},type:{type:"string",const:"upload_tag"},name:{type:"string"}}};function Yp(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},ve,
t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ve,t),i++),t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},ve,t),i++);for(let r in t)
r==="id"||r==="type"||r==="name"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ve,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/\
id","type",{type:"string"},ve.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},ve.properties.type,
r),i++),r!=="upload_tag"&&(e=o(e,p+"/type","const",{allowedValue:"upload_tag"},ve.properties.type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=
o(e,p+"/name","type",{type:"string"},ve.properties.name,r),i++)}}else e=o(e,p,"type",{type:"object"},ve,t),i++;return Yp.errors=e,i===0}function Bs(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},xr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},xr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",
{additionalProperty:r},xr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Yp(r[n],{instancePath:p+"/data/"+n,parentData:r,
parentDataProperty:n,rootData:a})||(e=j(e,Yp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},xr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+
"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},xr,t),i++;return Bs.errors=e,i===0}var Kf=Ks;
function Ks(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},ve,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ve,t),i++),t.name===void 0&&(e=o(e,p,"requir\
ed",{missingProperty:"name"},ve,t),i++);for(let r in t)r==="id"||r==="type"||r==="name"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ve,t),i++);if(t.
id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},ve.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&
(e=o(e,p+"/type","type",{type:"string"},ve.properties.type,r),i++),r!=="upload_tag"&&(e=o(e,p+"/type","const",{allowedValue:"upload_tag"},ve.properties.type,r),
i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},ve.properties.name,r),i++)}}else e=o(e,p,"type",{type:"object"},
ve,t),i++;return Ks.errors=e,i===0}var Zf=Zs,ji={type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"string"}}};function Zs(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,p,"required",{missingProperty:"\
name"},ji,t),i++);for(let r in t)r!=="name"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},ji,t),i++);if(t.name!==void 0){let r=t.name;typeof r!="strin\
g"&&(e=o(e,p+"/name","type",{type:"string"},ji.properties.name,r),i++)}}else e=o(e,p,"type",{type:"object"},ji,t),i++;return Zs.errors=e,i===0}var Yf=Ys,wr={type:"\
object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadSmartTag"}},meta:{$ref:"\
standin://flat/schemas#/$defs/ListMeta"}}},ht={type:"object",additionalProperties:!1,required:["id","type","name"],properties:{id:{type:"string"},type:{type:"st\
ring",const:"upload_smart_tag"},name:{type:"string"}}};function Hp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},ht,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},ht,t),i++),t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},ht,t),i++);for(let r in t)r==="id"||r==="type"||r==="name"||(e=o(e,p,"additional\
Properties",{additionalProperty:r},ht,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},ht.properties.id,r),i++)}if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},ht.properties.type,r),i++),r!=="upload_smart_tag"&&(e=o(e,p+"/type","con\
st",{allowedValue:"upload_smart_tag"},ht.properties.type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},ht.
properties.name,r),i++)}}else e=o(e,p,"type",{type:"object"},ht,t),i++;return Hp.errors=e,i===0}function Ys(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},wr,t),i++),t.meta===
void 0&&(e=o(e,p,"required",{missingProperty:"meta"},wr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},wr,
t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Hp(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,Hp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},wr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},wr,t),i++;return Ys.errors=e,i===0}var vi=Vi,Ke={type:"objec\
t",additionalProperties:!1,required:["id","type","name","filter","shared"],properties:{id:{type:"string"},type:{type:"string",const:"upload_filter"},name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Vi(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},Ke,t),i++),t.type===void 0&&(e=o(e,p,"requ\
ired",{missingProperty:"type"},Ke,t),i++),t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},Ke,t),i++),t.filter===void 0&&(e=o(e,p,"required",{missingProperty:"\
filter"},Ke,t),i++),t.shared===void 0&&(e=o(e,p,"required",{missingProperty:"shared"},Ke,t),i++);for(let r in t)r==="id"||r==="type"||r==="name"||r==="filter"||
r==="shared"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ke,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"st\
ring"},Ke.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Ke.properties.type,r),i++),r!=="upl\
oad_filter"&&(e=o(e,p+"/type","const",{allowedValue:"upload_filter"},Ke.properties.type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/\
name","type",{type:"string"},Ke.properties.name,r),i++)}if(t.filter!==void 0){let r=t.filter;r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/filter","type",
{type:"object"},Ke.properties.filter,r),i++)}if(t.shared!==void 0){let r=t.shared;typeof r!="boolean"&&(e=o(e,p+"/shared","type",{type:"boolean"},Ke.properties.
shared,r),i++)}}else e=o(e,p,"type",{type:"object"},Ke,t),i++;return Vi.errors=e,i===0}var Hf=Hs,Er={type:"object",additionalProperties:!1,properties:{name:{type:"\
string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Hs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="name"||r==="filter"||r==="shared"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
Er,t),i++);if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},Er.properties.name,r),i++)}if(t.filter!==void 0){let r=t.
filter;r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/filter","type",{type:"object"},Er.properties.filter,r),i++)}if(t.shared!==void 0){let r=t.shared;typeof r!=
"boolean"&&(e=o(e,p+"/shared","type",{type:"boolean"},Er.properties.shared,r),i++)}}else e=o(e,p,"type",{type:"object"},Er,t),i++;return Hs.errors=e,i===0}var Gf=Gs,
mt={type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},name:{type:"string"},
filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}};function Gs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},mt,t),i++),t.filter===void 0&&(e=o(e,p,"required",
{missingProperty:"filter"},mt,t),i++),t.shared===void 0&&(e=o(e,p,"required",{missingProperty:"shared"},mt,t),i++);for(let r in t)r==="id"||r==="name"||r==="fil\
ter"||r==="shared"||(e=o(e,p,"additionalProperties",{additionalProperty:r},mt,t),i++);if(t.id!==void 0){let r=t.id;typeof r=="string"?Kt.test(r)||(e=o(e,p+"/id",
"pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},mt.properties.id,r),i++):(e=o(e,p+"/id","type",{type:"string"},mt.properties.id,r),i++)}if(t.name!==void 0){let r=t.name;
typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},mt.properties.name,r),i++)}if(t.filter!==void 0){let r=t.filter;r&&typeof r=="object"&&!Array.isArray(
r)||(e=o(e,p+"/filter","type",{type:"object"},mt.properties.filter,r),i++)}if(t.shared!==void 0){let r=t.shared;typeof r!="boolean"&&(e=o(e,p+"/shared","type",{
type:"boolean"},mt.properties.shared,r),i++)}}else e=o(e,p,"type",{type:"object"},mt,t),i++;return Gs.errors=e,i===0}var Jf=Js,Fr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFilter"}},meta:{$ref:"standin://flat/schemas#/$defs/Lis\
tMeta"}}};function Js(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===
void 0&&(e=o(e,p,"required",{missingProperty:"data"},Fr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Fr,t),i++);for(let r in t)r==="dat\
a"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Fr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<
s;n++)Vi(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Vi),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Fr.properties.
data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",
{type:"object"},Fr,t),i++;return Js.errors=e,i===0}var Qf=Qs,Ze={type:"object",additionalProperties:!1,required:["id","type","url","request_headers"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_request"},url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"strin\
g"}}}};function Qs(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},Ze,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Ze,t),i++),t.url===void 0&&(e=o(e,p,"require\
d",{missingProperty:"url"},Ze,t),i++),t.request_headers===void 0&&(e=o(e,p,"required",{missingProperty:"request_headers"},Ze,t),i++);for(let r in t)r==="id"||r===
"type"||r==="url"||r==="request_headers"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ze,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=
o(e,p+"/id","type",{type:"string"},Ze.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Ze.properties.
type,r),i++),r!=="upload_request"&&(e=o(e,p+"/type","const",{allowedValue:"upload_request"},Ze.properties.type,r),i++)}if(t.url!==void 0){let r=t.url;typeof r==
"string"?Vt(r)||(e=o(e,p+"/url","format",{format:"uri"},Ze.properties.url,r),i++):(e=o(e,p+"/url","type",{type:"string"},Ze.properties.url,r),i++)}if(t.request_headers!==
void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/request_headers/"+s.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},Ze.properties.request_headers.additionalProperties,n),i++)}else e=o(e,p+"/request_headers","type",{type:"o\
bject"},Ze.properties.request_headers,r),i++}}else e=o(e,p,"type",{type:"object"},Ze,t),i++;return Qs.errors=e,i===0}var Xf=Xs,Di={type:"object",additionalProperties:!1,
properties:{filename:{type:"string"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Xs(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="filename"||
s==="upload_collection"||(e=o(e,p,"additionalProperties",{additionalProperty:s},Di,t),i++);if(t.filename!==void 0){let s=t.filename;typeof s!="string"&&(e=o(e,p+
"/filename","type",{type:"string"},Di.properties.filename,s),i++)}if(t.upload_collection!==void 0){let s=t.upload_collection,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);
var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:a})||
(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},Di.properties.upload_collection,s),i++)}}else e=o(e,p,"type",
{type:"object"},Di,t),i++;return Xs.errors=e,i===0}var ki=Ci,O={type:"object",additionalProperties:!1,required:["id","type","name","url","custom_payload","heade\
rs","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{id:{type:"string"},type:{
type:"string",const:"webhook"},name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"\
string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["s\
tring","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolea\
n"}}},Le={type:"object",additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},
event_types:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://flat/schemas#/$defs/Webh\
ookEventFilter"}}}},Gi={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function Et(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},Gi,t),i++),t==="\
item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"||(e=o(e,p,"enum",{allowedValues:Gi.
enum},Gi,t),i++),Et.errors=e,i===0}var Ji={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","d\
eploy_failed","change","invalidate"]};function Ft(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="stri\
ng"&&(e=o(e,p,"type",{type:"string"},Ji,t),i++),t==="create"||t==="update"||t==="delete"||t==="publish"||t==="unpublish"||t==="promote"||t==="deploy_started"||t===
"deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,p,"enum",{allowedValues:Ji.enum},Ji,t),i++),Ft.errors=e,i===0}var _t={type:"obje\
ct",additionalProperties:!1,required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment",
"environment_type"]},entity_ids:{type:"array",minItems:1,items:{type:"string"}}}};function Xr(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,p,"required",{missingProperty:"entity_type"},_t,t),i++),t.entity_ids===
void 0&&(e=o(e,p,"required",{missingProperty:"entity_ids"},_t,t),i++);for(let r in t)r==="entity_type"||r==="entity_ids"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
_t,t),i++);if(t.entity_type!==void 0){let r=t.entity_type;typeof r!="string"&&(e=o(e,p+"/entity_type","type",{type:"string"},_t.properties.entity_type,r),i++),r===
"item_type"||r==="item"||r==="build_trigger"||r==="environment"||r==="environment_type"||(e=o(e,p+"/entity_type","enum",{allowedValues:_t.properties.entity_type.
enum},_t.properties.entity_type,r),i++)}if(t.entity_ids!==void 0){let r=t.entity_ids;if(Array.isArray(r)){r.length<1&&(e=o(e,p+"/entity_ids","minItems",{limit:1},
_t.properties.entity_ids,r),i++);let s=r.length;for(let n=0;n<s;n++){let l=r[n];typeof l!="string"&&(e=o(e,p+"/entity_ids/"+n,"type",{type:"string"},_t.properties.
entity_ids.items,l),i++)}}else e=o(e,p+"/entity_ids","type",{type:"array"},_t.properties.entity_ids,r),i++}}else e=o(e,p,"type",{type:"object"},_t,t),i++;return Xr.
errors=e,i===0}function fr(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.entity_type===void 0&&(e=o(e,p,"required",{missingProperty:"entity_type"},Le,t),i++),t.event_types===void 0&&(e=o(e,p,"required",{missingProperty:"event_types"},
Le,t),i++);for(let r in t)r==="entity_type"||r==="event_types"||r==="filters"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Le,t),i++);if(t.entity_type!==
void 0&&(Et(t.entity_type,{instancePath:p+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:a})||(e=j(e,Et),i=e.length)),t.event_types!==void 0){
let r=t.event_types;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Ft(r[n],{instancePath:p+"/event_types/"+n,parentData:r,parentDataProperty:n,rootData:a})||
(e=j(e,Ft),i=e.length)}else e=o(e,p+"/event_types","type",{type:"array"},Le.properties.event_types,r),i++}if(t.filters!==void 0){let r=t.filters;if(!Array.isArray(
r)&&r!==null&&(e=o(e,p+"/filters","type",{type:Le.properties.filters.type},Le.properties.filters,r),i++),Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Xr(
r[n],{instancePath:p+"/filters/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Xr),i=e.length)}}}else e=o(e,p,"type",{type:"object"},Le,t),i++;return fr.
errors=e,i===0}function Ci(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},O,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},O,t),i++),t.name===void 0&&(e=
o(e,p,"required",{missingProperty:"name"},O,t),i++),t.url===void 0&&(e=o(e,p,"required",{missingProperty:"url"},O,t),i++),t.custom_payload===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"custom_payload"},O,t),i++),t.headers===void 0&&(e=o(e,p,"required",{missingProperty:"headers"},O,t),i++),t.events===void 0&&(e=o(e,p,
"required",{missingProperty:"events"},O,t),i++),t.http_basic_user===void 0&&(e=o(e,p,"required",{missingProperty:"http_basic_user"},O,t),i++),t.http_basic_password===
void 0&&(e=o(e,p,"required",{missingProperty:"http_basic_password"},O,t),i++),t.enabled===void 0&&(e=o(e,p,"required",{missingProperty:"enabled"},O,t),i++),t.payload_api_version===
void 0&&(e=o(e,p,"required",{missingProperty:"payload_api_version"},O,t),i++),t.nested_items_in_payload===void 0&&(e=o(e,p,"required",{missingProperty:"nested_i\
tems_in_payload"},O,t),i++),t.auto_retry===void 0&&(e=o(e,p,"required",{missingProperty:"auto_retry"},O,t),i++);for(let r in t)J.call(O.properties,r)||(e=o(e,p,
"additionalProperties",{additionalProperty:r},O,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},O.properties.id,r),
i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},O.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","con\
st",{allowedValue:"webhook"},O.properties.type,r),i++)}if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},O.properties.
name,r),i++)}if(t.url!==void 0){let r=t.url;typeof r!="string"&&(e=o(e,p+"/url","type",{type:"string"},O.properties.url,r),i++)}if(t.custom_payload!==void 0){let r=t.
custom_payload;typeof r!="string"&&r!==null&&(e=o(e,p+"/custom_payload","type",{type:O.properties.custom_payload.type},O.properties.custom_payload,r),i++)}if(t.
headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},O.properties.headers.additionalProperties,n),i++)}else e=o(e,p+"/headers","type",{type:"object"},O.properties.headers,
r),i++}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)fr(r[n],{instancePath:p+"/events/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,fr),i=e.length)}else e=o(e,p+"/events","type",{type:"array"},O.properties.events,r),i++}if(t.http_basic_user!==void 0){let r=t.http_basic_user;
typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_user","type",{type:O.properties.http_basic_user.type},O.properties.http_basic_user,r),i++)}if(t.http_basic_password!==
void 0){let r=t.http_basic_password;typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_password","type",{type:O.properties.http_basic_password.type},O.properties.
http_basic_password,r),i++)}if(t.enabled!==void 0){let r=t.enabled;typeof r!="boolean"&&(e=o(e,p+"/enabled","type",{type:"boolean"},O.properties.enabled,r),i++)}
if(t.payload_api_version!==void 0){let r=t.payload_api_version;typeof r!="string"&&(e=o(e,p+"/payload_api_version","type",{type:"string"},O.properties.payload_api_version,
r),i++)}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;typeof r!="boolean"&&(e=o(e,p+"/nested_items_in_payload","type",{type:"boolean"},
O.properties.nested_items_in_payload,r),i++)}if(t.auto_retry!==void 0){let r=t.auto_retry;typeof r!="boolean"&&(e=o(e,p+"/auto_retry","type",{type:"boolean"},O.
properties.auto_retry,r),i++)}}else e=o(e,p,"type",{type:"object"},O,t),i++;return Ci.errors=e,i===0}var Pf=Ps,qe={type:"object",additionalProperties:!1,properties:{
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}};function Ps(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)J.call(qe.properties,r)||(e=o(e,p,
"additionalProperties",{additionalProperty:r},qe,t),i++);if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},qe.properties.
name,r),i++)}if(t.url!==void 0){let r=t.url;typeof r!="string"&&(e=o(e,p+"/url","type",{type:"string"},qe.properties.url,r),i++)}if(t.custom_payload!==void 0){let r=t.
custom_payload;typeof r!="string"&&r!==null&&(e=o(e,p+"/custom_payload","type",{type:qe.properties.custom_payload.type},qe.properties.custom_payload,r),i++)}if(t.
headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/headers/"+s.replace(/~/g,
"~0").replace(/\//g,"~1"),"type",{type:"string"},qe.properties.headers.additionalProperties,n),i++)}else e=o(e,p+"/headers","type",{type:"object"},qe.properties.
headers,r),i++}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)fr(r[n],{instancePath:p+"/events/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,fr),i=e.length)}else e=o(e,p+"/events","type",{type:"array"},qe.properties.events,r),i++}if(t.http_basic_user!==void 0){let r=t.http_basic_user;
typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_user","type",{type:qe.properties.http_basic_user.type},qe.properties.http_basic_user,r),i++)}if(t.http_basic_password!==
void 0){let r=t.http_basic_password;typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_password","type",{type:qe.properties.http_basic_password.type},qe.properties.
http_basic_password,r),i++)}if(t.enabled!==void 0){let r=t.enabled;typeof r!="boolean"&&(e=o(e,p+"/enabled","type",{type:"boolean"},qe.properties.enabled,r),i++)}
if(t.payload_api_version!==void 0){let r=t.payload_api_version;typeof r!="string"&&(e=o(e,p+"/payload_api_version","type",{type:"string"},qe.properties.payload_api_version,
r),i++)}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;typeof r!="boolean"&&(e=o(e,p+"/nested_items_in_payload","type",{type:"boolean"},
qe.properties.nested_items_in_payload,r),i++)}if(t.auto_retry!==void 0){let r=t.auto_retry;typeof r!="boolean"&&(e=o(e,p+"/auto_retry","type",{type:"boolean"},qe.
properties.auto_retry,r),i++)}}else e=o(e,p,"type",{type:"object"},qe,t),i++;return Ps.errors=e,i===0}var ed=en,ee={type:"object",additionalProperties:!1,required:[
"name","url","custom_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:[
"string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}};function en(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.name===void 0&&(e=o(e,p,"required",{missingProperty:"name"},ee,t),i++),t.url===void 0&&(e=o(e,p,"required",{missingProperty:"url"},
ee,t),i++),t.custom_payload===void 0&&(e=o(e,p,"required",{missingProperty:"custom_payload"},ee,t),i++),t.headers===void 0&&(e=o(e,p,"required",{missingProperty:"\
headers"},ee,t),i++),t.events===void 0&&(e=o(e,p,"required",{missingProperty:"events"},ee,t),i++),t.http_basic_user===void 0&&(e=o(e,p,"required",{missingProperty:"\
http_basic_user"},ee,t),i++),t.http_basic_password===void 0&&(e=o(e,p,"required",{missingProperty:"http_basic_password"},ee,t),i++);for(let r in t)J.call(ee.properties,
r)||(e=o(e,p,"additionalProperties",{additionalProperty:r},ee,t),i++);if(t.name!==void 0){let r=t.name;typeof r!="string"&&(e=o(e,p+"/name","type",{type:"string"},
ee.properties.name,r),i++)}if(t.url!==void 0){let r=t.url;typeof r!="string"&&(e=o(e,p+"/url","type",{type:"string"},ee.properties.url,r),i++)}if(t.custom_payload!==
void 0){let r=t.custom_payload;typeof r!="string"&&r!==null&&(e=o(e,p+"/custom_payload","type",{type:ee.properties.custom_payload.type},ee.properties.custom_payload,
r),i++)}if(t.headers!==void 0){let r=t.headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/headers/"+s.
replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},ee.properties.headers.additionalProperties,n),i++)}else e=o(e,p+"/headers","type",{type:"object"},
ee.properties.headers,r),i++}if(t.events!==void 0){let r=t.events;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)fr(r[n],{instancePath:p+"/events/"+n,parentData:r,
parentDataProperty:n,rootData:a})||(e=j(e,fr),i=e.length)}else e=o(e,p+"/events","type",{type:"array"},ee.properties.events,r),i++}if(t.http_basic_user!==void 0){
let r=t.http_basic_user;typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_user","type",{type:ee.properties.http_basic_user.type},ee.properties.http_basic_user,
r),i++)}if(t.http_basic_password!==void 0){let r=t.http_basic_password;typeof r!="string"&&r!==null&&(e=o(e,p+"/http_basic_password","type",{type:ee.properties.
http_basic_password.type},ee.properties.http_basic_password,r),i++)}if(t.enabled!==void 0){let r=t.enabled;typeof r!="boolean"&&(e=o(e,p+"/enabled","type",{type:"\
boolean"},ee.properties.enabled,r),i++)}if(t.payload_api_version!==void 0){let r=t.payload_api_version;typeof r!="string"&&(e=o(e,p+"/payload_api_version","type",
{type:"string"},ee.properties.payload_api_version,r),i++)}if(t.nested_items_in_payload!==void 0){let r=t.nested_items_in_payload;typeof r!="boolean"&&(e=o(e,p+"\
/nested_items_in_payload","type",{type:"boolean"},ee.properties.nested_items_in_payload,r),i++)}if(t.auto_retry!==void 0){let r=t.auto_retry;typeof r!="boolean"&&
(e=o(e,p+"/auto_retry","type",{type:"boolean"},ee.properties.auto_retry,r),i++)}}else e=o(e,p,"type",{type:"object"},ee,t),i++;return en.errors=e,i===0}var td=tn,
Tr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/Webhook"}},meta:{$ref:"\
standin://flat/schemas#/$defs/ListMeta"}}};function tn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="\
object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Tr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},
Tr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Tr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(
r)){let s=r.length;for(let n=0;n<s;n++)Ci(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Ci),i=e.length)}else e=o(e,p+"/\
data","type",{type:"array"},Tr.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=
j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},Tr,t),i++;return tn.errors=e,i===0}var rd=rn,Ur={type:"object",additionalProperties:!1,required:["data",
"meta"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}},E={type:"\
object",additionalProperties:!1,required:["id","type","webhook","entity_type","event_type","created_at","request_url","request_headers","request_payload","respo\
nse_status","response_headers","response_payload","attempted_auto_retries_count","last_sent_at","next_retry_at","status"],properties:{id:{type:"string"},type:{type:"\
string",const:"webhook_call"},webhook:{type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"s\
tring"}}},entity_type:{$ref:"standin://flat/schemas#/$defs/EntityType"},event_type:{$ref:"standin://flat/schemas#/$defs/EventType"},created_at:{type:"string",format:"\
date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{type:"string"}},request_payload:{type:"string"},response_status:{type:[
"integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"string"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{
type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{type:["string","null"],format:"date-time"},status:{$ref:"standin://flat\
/schemas#/$defs/WebhookCallStatus"}}},Qi={type:"string",enum:["pending","success","failed","rescheduled"]};function Pr(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},Qi,t),i++),t==="pending"||t==="success"||t==="failed"||t==="reschedu\
led"||(e=o(e,p,"enum",{allowedValues:Qi.enum},Qi,t),i++),Pr.errors=e,i===0}function Gp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},E,t),i++),t.type===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"type"},E,t),i++),t.webhook===void 0&&(e=o(e,p,"required",{missingProperty:"webhook"},E,t),i++),t.entity_type===void 0&&(e=o(e,p,"required",
{missingProperty:"entity_type"},E,t),i++),t.event_type===void 0&&(e=o(e,p,"required",{missingProperty:"event_type"},E,t),i++),t.created_at===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"created_at"},E,t),i++),t.request_url===void 0&&(e=o(e,p,"required",{missingProperty:"request_url"},E,t),i++),t.request_headers===void 0&&
(e=o(e,p,"required",{missingProperty:"request_headers"},E,t),i++),t.request_payload===void 0&&(e=o(e,p,"required",{missingProperty:"request_payload"},E,t),i++),
t.response_status===void 0&&(e=o(e,p,"required",{missingProperty:"response_status"},E,t),i++),t.response_headers===void 0&&(e=o(e,p,"required",{missingProperty:"\
response_headers"},E,t),i++),t.response_payload===void 0&&(e=o(e,p,"required",{missingProperty:"response_payload"},E,t),i++),t.attempted_auto_retries_count===void 0&&
(e=o(e,p,"required",{missingProperty:"attempted_auto_retries_count"},E,t),i++),t.last_sent_at===void 0&&(e=o(e,p,"required",{missingProperty:"last_sent_at"},E,t),
i++),t.next_retry_at===void 0&&(e=o(e,p,"required",{missingProperty:"next_retry_at"},E,t),i++),t.status===void 0&&(e=o(e,p,"required",{missingProperty:"status"},
E,t),i++);for(let r in t)J.call(E.properties,r)||(e=o(e,p,"additionalProperties",{additionalProperty:r},E,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&
(e=o(e,p+"/id","type",{type:"string"},E.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},E.properties.
type,r),i++),r!=="webhook_call"&&(e=o(e,p+"/type","const",{allowedValue:"webhook_call"},E.properties.type,r),i++)}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,p+"/webhook","required",{missingProperty:"type"},E.properties.webhook,r),i++),r.id===void 0&&(e=o(e,p+"/web\
hook","required",{missingProperty:"id"},E.properties.webhook,r),i++);for(let s in r)s==="type"||s==="id"||(e=o(e,p+"/webhook","additionalProperties",{additionalProperty:s},
E.properties.webhook,r),i++);if(r.type!==void 0){let s=r.type;typeof s!="string"&&(e=o(e,p+"/webhook/type","type",{type:"string"},E.properties.webhook.properties.
type,s),i++),s!=="webhook"&&(e=o(e,p+"/webhook/type","const",{allowedValue:"webhook"},E.properties.webhook.properties.type,s),i++)}if(r.id!==void 0){let s=r.id;
typeof s!="string"&&(e=o(e,p+"/webhook/id","type",{type:"string"},E.properties.webhook.properties.id,s),i++)}}else e=o(e,p+"/webhook","type",{type:"object"},E.properties.
webhook,r),i++}if(t.entity_type!==void 0&&(Et(t.entity_type,{instancePath:p+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:a})||(e=j(e,Et),
i=e.length)),t.event_type!==void 0&&(Ft(t.event_type,{instancePath:p+"/event_type",parentData:t,parentDataProperty:"event_type",rootData:a})||(e=j(e,Ft),i=e.length)),
t.created_at!==void 0){let r=t.created_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/created_at","format",{format:"date-time"},E.properties.created_at,r),i++):(e=
o(e,p+"/created_at","type",{type:"string"},E.properties.created_at,r),i++)}if(t.request_url!==void 0){let r=t.request_url;typeof r!="string"&&(e=o(e,p+"/request\
_url","type",{type:"string"},E.properties.request_url,r),i++)}if(t.request_headers!==void 0){let r=t.request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))
for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/request_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},E.properties.request_headers.
additionalProperties,n),i++)}else e=o(e,p+"/request_headers","type",{type:"object"},E.properties.request_headers,r),i++}if(t.request_payload!==void 0){let r=t.request_payload;
typeof r!="string"&&(e=o(e,p+"/request_payload","type",{type:"string"},E.properties.request_payload,r),i++)}if(t.response_status!==void 0){let r=t.response_status;
!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null&&(e=o(e,p+"/response_status","type",{type:E.properties.response_status.type},E.properties.response_status,
r),i++)}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&typeof r=="object"&&!Array.isArray(r))&&r!==null&&(e=o(e,p+"/response_headers","type",{
type:E.properties.response_headers.type},E.properties.response_headers,r),i++),r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="st\
ring"&&(e=o(e,p+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},E.properties.response_headers.additionalProperties,n),i++)}}
if(t.response_payload!==void 0){let r=t.response_payload;typeof r!="string"&&r!==null&&(e=o(e,p+"/response_payload","type",{type:E.properties.response_payload.type},
E.properties.response_payload,r),i++)}if(t.attempted_auto_retries_count!==void 0){let r=t.attempted_auto_retries_count;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,p+"/attempted_auto_retries_count","type",{type:"integer"},E.properties.attempted_auto_retries_count,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))&&(e=o(e,p+"/attempted_auto_retries_count","minimum",{comparison:">=",limit:0},E.properties.attempted_auto_retries_count,r),i++)}if(t.last_sent_at!==void 0){
let r=t.last_sent_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/last_sent_at","format",{format:"date-time"},E.properties.last_sent_at,r),i++):(e=o(e,p+"/last_sent\
_at","type",{type:"string"},E.properties.last_sent_at,r),i++)}if(t.next_retry_at!==void 0){let r=t.next_retry_at;typeof r!="string"&&r!==null&&(e=o(e,p+"/next_r\
etry_at","type",{type:E.properties.next_retry_at.type},E.properties.next_retry_at,r),i++),typeof r=="string"&&(z.test(r)||(e=o(e,p+"/next_retry_at","format",{format:"\
date-time"},E.properties.next_retry_at,r),i++))}t.status!==void 0&&(Pr(t.status,{instancePath:p+"/status",parentData:t,parentDataProperty:"status",rootData:a})||
(e=j(e,Pr),i=e.length))}else e=o(e,p,"type",{type:"object"},E,t),i++;return Gp.errors=e,i===0}function rn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Ur,t),i++),t.meta===
void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Ur,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ur,
t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Gp(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,Gp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Ur.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},Ur,t),i++;return rn.errors=e,i===0}var id=pn;function pn(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},E,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},E,t),i++),t.webhook===void 0&&(e=o(e,p,"required",{missingProperty:"\
webhook"},E,t),i++),t.entity_type===void 0&&(e=o(e,p,"required",{missingProperty:"entity_type"},E,t),i++),t.event_type===void 0&&(e=o(e,p,"required",{missingProperty:"\
event_type"},E,t),i++),t.created_at===void 0&&(e=o(e,p,"required",{missingProperty:"created_at"},E,t),i++),t.request_url===void 0&&(e=o(e,p,"required",{missingProperty:"\
request_url"},E,t),i++),t.request_headers===void 0&&(e=o(e,p,"required",{missingProperty:"request_headers"},E,t),i++),t.request_payload===void 0&&(e=o(e,p,"requ\
ired",{missingProperty:"request_payload"},E,t),i++),t.response_status===void 0&&(e=o(e,p,"required",{missingProperty:"response_status"},E,t),i++),t.response_headers===
void 0&&(e=o(e,p,"required",{missingProperty:"response_headers"},E,t),i++),t.response_payload===void 0&&(e=o(e,p,"required",{missingProperty:"response_payload"},
E,t),i++),t.attempted_auto_retries_count===void 0&&(e=o(e,p,"required",{missingProperty:"attempted_auto_retries_count"},E,t),i++),t.last_sent_at===void 0&&(e=o(
e,p,"required",{missingProperty:"last_sent_at"},E,t),i++),t.next_retry_at===void 0&&(e=o(e,p,"required",{missingProperty:"next_retry_at"},E,t),i++),t.status===void 0&&
(e=o(e,p,"required",{missingProperty:"status"},E,t),i++);for(let r in t)J.call(E.properties,r)||(e=o(e,p,"additionalProperties",{additionalProperty:r},E,t),i++);
if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},E.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="strin\
g"&&(e=o(e,p+"/type","type",{type:"string"},E.properties.type,r),i++),r!=="webhook_call"&&(e=o(e,p+"/type","const",{allowedValue:"webhook_call"},E.properties.type,
r),i++)}if(t.webhook!==void 0){let r=t.webhook;if(r&&typeof r=="object"&&!Array.isArray(r)){r.type===void 0&&(e=o(e,p+"/webhook","required",{missingProperty:"ty\
pe"},E.properties.webhook,r),i++),r.id===void 0&&(e=o(e,p+"/webhook","required",{missingProperty:"id"},E.properties.webhook,r),i++);for(let s in r)s==="type"||s===
"id"||(e=o(e,p+"/webhook","additionalProperties",{additionalProperty:s},E.properties.webhook,r),i++);if(r.type!==void 0){let s=r.type;typeof s!="string"&&(e=o(e,
p+"/webhook/type","type",{type:"string"},E.properties.webhook.properties.type,s),i++),s!=="webhook"&&(e=o(e,p+"/webhook/type","const",{allowedValue:"webhook"},E.
properties.webhook.properties.type,s),i++)}if(r.id!==void 0){let s=r.id;typeof s!="string"&&(e=o(e,p+"/webhook/id","type",{type:"string"},E.properties.webhook.properties.
id,s),i++)}}else e=o(e,p+"/webhook","type",{type:"object"},E.properties.webhook,r),i++}if(t.entity_type!==void 0&&(Et(t.entity_type,{instancePath:p+"/entity_typ\
e",parentData:t,parentDataProperty:"entity_type",rootData:a})||(e=j(e,Et),i=e.length)),t.event_type!==void 0&&(Ft(t.event_type,{instancePath:p+"/event_type",parentData:t,
parentDataProperty:"event_type",rootData:a})||(e=j(e,Ft),i=e.length)),t.created_at!==void 0){let r=t.created_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/created\
_at","format",{format:"date-time"},E.properties.created_at,r),i++):(e=o(e,p+"/created_at","type",{type:"string"},E.properties.created_at,r),i++)}if(t.request_url!==
void 0){let r=t.request_url;typeof r!="string"&&(e=o(e,p+"/request_url","type",{type:"string"},E.properties.request_url,r),i++)}if(t.request_headers!==void 0){let r=t.
request_headers;if(r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/request_headers/"+s.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:"string"},E.properties.request_headers.additionalProperties,n),i++)}else e=o(e,p+"/request_headers","type",{type:"object"},E.properties.
request_headers,r),i++}if(t.request_payload!==void 0){let r=t.request_payload;typeof r!="string"&&(e=o(e,p+"/request_payload","type",{type:"string"},E.properties.
request_payload,r),i++)}if(t.response_status!==void 0){let r=t.response_status;!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))&&r!==null&&(e=o(e,p+"/respo\
nse_status","type",{type:E.properties.response_status.type},E.properties.response_status,r),i++)}if(t.response_headers!==void 0){let r=t.response_headers;if(!(r&&
typeof r=="object"&&!Array.isArray(r))&&r!==null&&(e=o(e,p+"/response_headers","type",{type:E.properties.response_headers.type},E.properties.response_headers,r),
i++),r&&typeof r=="object"&&!Array.isArray(r))for(let s in r){let n=r[s];typeof n!="string"&&(e=o(e,p+"/response_headers/"+s.replace(/~/g,"~0").replace(/\//g,"~\
1"),"type",{type:"string"},E.properties.response_headers.additionalProperties,n),i++)}}if(t.response_payload!==void 0){let r=t.response_payload;typeof r!="strin\
g"&&r!==null&&(e=o(e,p+"/response_payload","type",{type:E.properties.response_payload.type},E.properties.response_payload,r),i++)}if(t.attempted_auto_retries_count!==
void 0){let r=t.attempted_auto_retries_count;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/attempted_auto_retries_count","type",{type:"integer"},
E.properties.attempted_auto_retries_count,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/attempted_auto_retries_count","minimum",{comparison:"\
>=",limit:0},E.properties.attempted_auto_retries_count,r),i++)}if(t.last_sent_at!==void 0){let r=t.last_sent_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/last_se\
nt_at","format",{format:"date-time"},E.properties.last_sent_at,r),i++):(e=o(e,p+"/last_sent_at","type",{type:"string"},E.properties.last_sent_at,r),i++)}if(t.next_retry_at!==
void 0){let r=t.next_retry_at;typeof r!="string"&&r!==null&&(e=o(e,p+"/next_retry_at","type",{type:E.properties.next_retry_at.type},E.properties.next_retry_at,r),
i++),typeof r=="string"&&(z.test(r)||(e=o(e,p+"/next_retry_at","format",{format:"date-time"},E.properties.next_retry_at,r),i++))}t.status!==void 0&&(Pr(t.status,
{instancePath:p+"/status",parentData:t,parentDataProperty:"status",rootData:a})||(e=j(e,Pr),i=e.length))}else e=o(e,p,"type",{type:"object"},E,t),i++;return pn.
errors=e,i===0}var hi=zi,Ne={type:"object",additionalProperties:!1,required:["id","type","label","position","parent","children"],properties:{id:{type:"string"},
type:{type:"string",const:"upload_collection"},label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/sch\
emas#/$defs/UploadCollectionReference"}},children:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function zi(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},Ne,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Ne,t),i++),t.label===void 0&&(e=o(e,p,"required",{missingProperty:"label"},Ne,t),i++),
t.position===void 0&&(e=o(e,p,"required",{missingProperty:"position"},Ne,t),i++),t.parent===void 0&&(e=o(e,p,"required",{missingProperty:"parent"},Ne,t),i++),t.
children===void 0&&(e=o(e,p,"required",{missingProperty:"children"},Ne,t),i++);for(let s in t)s==="id"||s==="type"||s==="label"||s==="position"||s==="parent"||s===
"children"||(e=o(e,p,"additionalProperties",{additionalProperty:s},Ne,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"stri\
ng"},Ne.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},Ne.properties.type,s),i++),s!=="uploa\
d_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},Ne.properties.type,s),i++)}if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=
o(e,p+"/label","type",{type:"string"},Ne.properties.label,s),i++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=
o(e,p+"/position","type",{type:"integer"},Ne.properties.position,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/position","minimum",{comparison:"\
>=",limit:0},Ne.properties.position,s),i++)}if(t.parent!==void 0){let s=t.parent,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:
e=null),!r){let d=i;fe(s,{instancePath:p+"/parent",parentData:t,parentDataProperty:"parent",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/p\
arent","if",{failingKeyword:"else"},Ne.properties.parent,s),i++)}if(t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++)
fe(s[l],{instancePath:p+"/children/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,fe),i=e.length)}else e=o(e,p+"/children","type",{type:"array"},Ne.
properties.children,s),i++}}else e=o(e,p,"type",{type:"object"},Ne,t),i++;return zi.errors=e,i===0}var pd=on,ir={type:"object",additionalProperties:!1,properties:{
label:{type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},children:{
type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function on(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="label"||s==="position"||s==="parent"||s==="children"||(e=o(e,p,"additionalProper\
ties",{additionalProperty:s},ir,t),i++);if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,p+"/label","type",{type:"string"},ir.properties.label,s),i++)}
if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/position","type",{type:"integer"},ir.properties.position,
s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/position","minimum",{comparison:">=",limit:0},ir.properties.position,s),i++)}if(t.parent!==
void 0){let s=t.parent,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/parent",parentData:t,
parentDataProperty:"parent",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/parent","if",{failingKeyword:"else"},ir.properties.parent,s),i++)}
if(t.children!==void 0){let s=t.children;if(Array.isArray(s)){let n=s.length;for(let l=0;l<n;l++)fe(s[l],{instancePath:p+"/children/"+l,parentData:s,parentDataProperty:l,
rootData:a})||(e=j(e,fe),i=e.length)}else e=o(e,p+"/children","type",{type:"array"},ir.properties.children,s),i++}}else e=o(e,p,"type",{type:"object"},ir,t),i++;
return on.errors=e,i===0}var od=sn,Nt={type:"object",additionalProperties:!1,required:["label"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},label:{
type:"string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function sn(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.label===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"label"},Nt,t),i++);for(let s in t)s==="id"||s==="label"||s==="position"||s==="parent"||(e=o(e,p,"additionalProperties",{additionalProperty:s},
Nt,t),i++);if(t.id!==void 0){let s=t.id;typeof s=="string"?Kt.test(s)||(e=o(e,p+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},Nt.properties.id,s),i++):(e=o(e,
p+"/id","type",{type:"string"},Nt.properties.id,s),i++)}if(t.label!==void 0){let s=t.label;typeof s!="string"&&(e=o(e,p+"/label","type",{type:"string"},Nt.properties.
label,s),i++)}if(t.position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/position","type",{type:"integer"},Nt.properties.
position,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/position","minimum",{comparison:">=",limit:0},Nt.properties.position,s),i++)}if(t.
parent!==void 0){let s=t.parent,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/parent",
parentData:t,parentDataProperty:"parent",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/parent","if",{failingKeyword:"else"},Nt.properties.parent,
s),i++)}}else e=o(e,p,"type",{type:"object"},Nt,t),i++;return sn.errors=e,i===0}var xs=nn,Ir={type:"object",additionalProperties:!1,required:["data","meta"],properties:{
data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function nn(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},Ir,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Ir,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",
{additionalProperty:r},Ir,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)zi(r[n],{instancePath:p+"/data/"+n,parentData:r,
parentDataProperty:n,rootData:a})||(e=j(e,zi),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Ir.properties.data,r),i++}t.meta!==void 0&&(de(t.meta,{instancePath:p+
"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,de),i=e.length))}else e=o(e,p,"type",{type:"object"},Ir,t),i++;return nn.errors=e,i===0}var sd=ln,
Ni={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadCollectionPlace"}}}},
pt={type:"object",additionalProperties:!1,required:["id","position","parent"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},position:{
type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}};function Jp(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},pt,
t),i++),t.position===void 0&&(e=o(e,p,"required",{missingProperty:"position"},pt,t),i++),t.parent===void 0&&(e=o(e,p,"required",{missingProperty:"parent"},pt,t),
i++);for(let s in t)s==="id"||s==="type"||s==="position"||s==="parent"||(e=o(e,p,"additionalProperties",{additionalProperty:s},pt,t),i++);if(t.id!==void 0){let s=t.
id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},pt.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","typ\
e",{type:"string"},pt.properties.type,s),i++),s!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},pt.properties.type,s),i++)}if(t.
position!==void 0){let s=t.position;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/position","type",{type:"integer"},pt.properties.position,s),i++),
typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/position","minimum",{comparison:">=",limit:0},pt.properties.position,s),i++)}if(t.parent!==void 0){
let s=t.parent,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;fe(s,{instancePath:p+"/parent",parentData:t,parentDataProperty:"\
parent",rootData:a})||(e=j(e,fe),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/parent","if",{failingKeyword:"else"},pt.properties.parent,s),i++)}}else e=o(e,p,"type",
{type:"object"},pt,t),i++;return Jp.errors=e,i===0}function ln(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Ni,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",
{additionalProperty:r},Ni,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Jp(r[n],{instancePath:p+"/data/"+n,parentData:r,
parentDataProperty:n,rootData:a})||(e=j(e,Jp),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Ni.properties.data,r),i++}}else e=o(e,p,"type",{type:"objec\
t"},Ni,t),i++;return ln.errors=e,i===0}var nd=fn,Xe={type:"object",additionalProperties:!1,required:["id","type","status","payload"],properties:{id:{type:"strin\
g"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function fn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},Xe,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},Xe,t),i++),t.status===void 0&&(e=o(e,p,"required",{missingProperty:"status"},Xe,t),i++),t.payload===void 0&&(e=o(e,
p,"required",{missingProperty:"payload"},Xe,t),i++);for(let r in t)r==="id"||r==="type"||r==="status"||r==="payload"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
Xe,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Xe.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},Xe.properties.type,r),i++),r!=="job_result"&&(e=o(e,p+"/type","const",{allowedValue:"job_result"},Xe.properties.
type,r),i++)}if(t.status!==void 0){let r=t.status;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/status","type",{type:"integer"},Xe.properties.status,
r),i++),typeof r=="number"&&isFinite(r)&&((r>599||isNaN(r))&&(e=o(e,p+"/status","maximum",{comparison:"<=",limit:599},Xe.properties.status,r),i++),(r<100||isNaN(
r))&&(e=o(e,p+"/status","minimum",{comparison:">=",limit:100},Xe.properties.status,r),i++))}}else e=o(e,p,"type",{type:"object"},Xe,t),i++;return fn.errors=e,i===
0}var $i=dn,Xi={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Upload"}},$id:"standin://json-\
api/data/Upload"},A={type:"object",additionalProperties:!1,required:["id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",
const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path","basename","filename","url","format","mime_type","size","md5","width","height",
"is_image","author","copyright","notes","tags","default_field_metadata","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","\
smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",
format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{
type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string",
"null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:{$ref:"standin://js\
on-api/schemas#/$defs/FieldMetadata"}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:[
"string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"arra\
y",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","g\
reen","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},
alpha:{type:"integer",minimum:0,maximum:255}}}},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},
relationships:{type:"object",additionalProperties:!1,required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}},
Pe={type:"object",additionalProperties:!1,required:["title","alt","custom_data","focal_point"],properties:{title:{type:["string","null"]},alt:{type:["string","n\
ull"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}},me={type:"\
object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};function ei(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,p,"required",{missingProperty:"\
x"},me,t),i++),t.y===void 0&&(e=o(e,p,"required",{missingProperty:"y"},me,t),i++);for(let r in t)r==="x"||r==="y"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
me,t),i++);if(t.x!==void 0){let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x","maximum",{comparison:"<=",limit:1},me.properties.x,r),i++),
(r<0||isNaN(r))&&(e=o(e,p+"/x","minimum",{comparison:">=",limit:0},me.properties.x,r),i++)):(e=o(e,p+"/x","type",{type:"number"},me.properties.x,r),i++)}if(t.y!==
void 0){let r=t.y;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"<=",limit:1},me.properties.y,r),i++),(r<0||isNaN(r))&&(e=
o(e,p+"/y","minimum",{comparison:">=",limit:0},me.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"number"},me.properties.y,r),i++)}}else e=o(e,p,"type",{type:"\
object"},me,t),i++;return ei.errors=e,i===0}function ti(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.title===void 0&&(e=o(e,p,"required",{missingProperty:"title"},Pe,t),i++),t.alt===void 0&&(e=o(e,p,"required",{missingProperty:"al\
t"},Pe,t),i++),t.custom_data===void 0&&(e=o(e,p,"required",{missingProperty:"custom_data"},Pe,t),i++),t.focal_point===void 0&&(e=o(e,p,"required",{missingProperty:"\
focal_point"},Pe,t),i++);for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalProperties",{additionalProperty:s},Pe,
t),i++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:Pe.properties.title.type},Pe.properties.title,s),i++)}if(t.
alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,p+"/alt","type",{type:Pe.properties.alt.type},Pe.properties.alt,s),i++)}if(t.custom_data!==void 0){
let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},Pe.properties.custom_data,s),i++)}if(t.focal_point!==
void 0){let s=t.focal_point,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;ei(s,{instancePath:p+"/focal_poin\
t",parentData:t,parentDataProperty:"focal_point",rootData:a})||(e=j(e,ei),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",{failingKeyword:"else"},Pe.
properties.focal_point,s),i++)}}else e=o(e,p,"type",{type:"object"},Pe,t),i++;return ti.errors=e,i===0}var jt={type:"object",additionalProperties:!1,required:["\
type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}},Pi={type:"string",enum:["access_token","sso_user","acco\
unt","user","organization"]};function Tt(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(
e,p,"type",{type:"string"},Pi,t),i++),t==="access_token"||t==="sso_user"||t==="account"||t==="user"||t==="organization"||(e=o(e,p,"enum",{allowedValues:Pi.enum},
Pi,t),i++),Tt.errors=e,i===0}function ot(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},jt,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},jt,t),i++);for(let r in t)
r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},jt,t),i++);if(t.type!==void 0&&(Tt(t.type,{instancePath:p+"/type",parentData:t,parentDataProperty:"\
type",rootData:a})||(e=j(e,Tt),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},jt.properties.id,r),i++)}}else e=
o(e,p,"type",{type:"object"},jt,t),i++;return ot.errors=e,i===0}var Se={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"str\
ing",const:"upload_collection"},id:{type:"string"}}};function P(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Se,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},
Se,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Se,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="st\
ring"&&(e=o(e,p+"/type","type",{type:"string"},Se.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},Se.
properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Se.properties.id,r),i++)}}else e=o(e,p,"type",{type:"\
object"},Se,t),i++;return P.errors=e,i===0}var L={type:"object",additionalProperties:!1,required:["antivirus"],properties:{antivirus:{type:"object",additionalProperties:!1,
required:["status","checked_at","threat_name"],properties:{status:{type:"string",enum:["pending","clean","infected","failed","skipped"]},checked_at:{type:["stri\
ng","null"],format:"date-time"},threat_name:{type:["string","null"]}}}}};function ri(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,p,"required",{missingProperty:"antivirus"},L,t),i++);for(let r in t)r!=="antivirus"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},L,t),i++);if(t.antivirus!==void 0){let r=t.antivirus;if(r&&typeof r=="object"&&!Array.isArray(r)){r.status===
void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"status"},L.properties.antivirus,r),i++),r.checked_at===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"\
checked_at"},L.properties.antivirus,r),i++),r.threat_name===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"threat_name"},L.properties.antivirus,r),i++);
for(let s in r)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,p+"/antivirus","additionalProperties",{additionalProperty:s},L.properties.antivirus,r),
i++);if(r.status!==void 0){let s=r.status;typeof s!="string"&&(e=o(e,p+"/antivirus/status","type",{type:"string"},L.properties.antivirus.properties.status,s),i++),
s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,p+"/antivirus/status","enum",{allowedValues:L.properties.antivirus.properties.status.
enum},L.properties.antivirus.properties.status,s),i++)}if(r.checked_at!==void 0){let s=r.checked_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/antivirus/checked_a\
t","type",{type:L.properties.antivirus.properties.checked_at.type},L.properties.antivirus.properties.checked_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+
"/antivirus/checked_at","format",{format:"date-time"},L.properties.antivirus.properties.checked_at,s),i++))}if(r.threat_name!==void 0){let s=r.threat_name;typeof s!=
"string"&&s!==null&&(e=o(e,p+"/antivirus/threat_name","type",{type:L.properties.antivirus.properties.threat_name.type},L.properties.antivirus.properties.threat_name,
s),i++)}}else e=o(e,p+"/antivirus","type",{type:"object"},L.properties.antivirus,r),i++}}else e=o(e,p,"type",{type:"object"},L,t),i++;return ri.errors=e,i===0}function Qp(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},A,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},A,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"\
attributes"},A,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},A,t),i++);for(let s in t)s==="id"||s==="type"||s==="attri\
butes"||s==="relationships"||s==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:s},A,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(
e,p+"/id","type",{type:"string"},A.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},A.properties.
type,s),i++),s!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},A.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s==
"object"&&!Array.isArray(s)){s.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"path"},A.properties.attributes,s),i++),s.basename===void 0&&(e=
o(e,p+"/attributes","required",{missingProperty:"basename"},A.properties.attributes,s),i++),s.filename===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
filename"},A.properties.attributes,s),i++),s.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},A.properties.attributes,s),i++),s.format===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"format"},A.properties.attributes,s),i++),s.mime_type===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
mime_type"},A.properties.attributes,s),i++),s.size===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"size"},A.properties.attributes,s),i++),s.md5===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"md5"},A.properties.attributes,s),i++),s.width===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
width"},A.properties.attributes,s),i++),s.height===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"height"},A.properties.attributes,s),i++),s.is_image===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"is_image"},A.properties.attributes,s),i++),s.author===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
author"},A.properties.attributes,s),i++),s.copyright===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"copyright"},A.properties.attributes,s),i++),s.
notes===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"notes"},A.properties.attributes,s),i++),s.tags===void 0&&(e=o(e,p+"/attributes","required",{
missingProperty:"tags"},A.properties.attributes,s),i++),s.default_field_metadata===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"default_field_met\
adata"},A.properties.attributes,s),i++),s.duration===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"duration"},A.properties.attributes,s),i++),s.frame_rate===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"frame_rate"},A.properties.attributes,s),i++),s.blurhash===void 0&&(e=o(e,p+"/attributes","required",
{missingProperty:"blurhash"},A.properties.attributes,s),i++),s.thumbhash===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"thumbhash"},A.properties.
attributes,s),i++),s.mux_playback_id===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_playback_id"},A.properties.attributes,s),i++),s.mux_mp4_highest_res===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},A.properties.attributes,s),i++),s.smart_tags===void 0&&(e=o(e,p+"/attributes",
"required",{missingProperty:"smart_tags"},A.properties.attributes,s),i++),s.exif_info===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"exif_info"},
A.properties.attributes,s),i++),s.colors===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"colors"},A.properties.attributes,s),i++),s.created_at===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"created_at"},A.properties.attributes,s),i++),s.updated_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
updated_at"},A.properties.attributes,s),i++);for(let n in s)J.call(A.properties.attributes.properties,n)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},
A.properties.attributes,s),i++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},A.properties.attributes.
properties.path,n),i++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},A.properties.attributes.
properties.basename,n),i++)}if(s.filename!==void 0){let n=s.filename;typeof n!="string"&&(e=o(e,p+"/attributes/filename","type",{type:"string"},A.properties.attributes.
properties.filename,n),i++)}if(s.url!==void 0){let n=s.url;typeof n=="string"?Vt(n)||(e=o(e,p+"/attributes/url","format",{format:"uri"},A.properties.attributes.
properties.url,n),i++):(e=o(e,p+"/attributes/url","type",{type:"string"},A.properties.attributes.properties.url,n),i++)}if(s.format!==void 0){let n=s.format;typeof n!=
"string"&&n!==null&&(e=o(e,p+"/attributes/format","type",{type:A.properties.attributes.properties.format.type},A.properties.attributes.properties.format,n),i++)}
if(s.mime_type!==void 0){let n=s.mime_type;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/mime_type","type",{type:A.properties.attributes.properties.mime_type.
type},A.properties.attributes.properties.mime_type,n),i++)}if(s.size!==void 0){let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attri\
butes/size","type",{type:"integer"},A.properties.attributes.properties.size,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/size",
"minimum",{comparison:">=",limit:0},A.properties.attributes.properties.size,n),i++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?jr.test(n)||(e=o(e,p+"/att\
ributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},A.properties.attributes.properties.md5,n),i++):(e=o(e,p+"/attributes/md5","type",{type:"string"},A.properties.
attributes.properties.md5,n),i++)}if(s.width!==void 0){let n=s.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/widt\
h","type",{type:A.properties.attributes.properties.width.type},A.properties.attributes.properties.width,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&
(e=o(e,p+"/attributes/width","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.width,n),i++)}if(s.height!==void 0){let n=s.height;!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/height","type",{type:A.properties.attributes.properties.height.type},A.properties.attributes.
properties.height,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/height","minimum",{comparison:">=",limit:0},A.properties.attributes.
properties.height,n),i++)}if(s.is_image!==void 0){let n=s.is_image;typeof n!="boolean"&&(e=o(e,p+"/attributes/is_image","type",{type:"boolean"},A.properties.attributes.
properties.is_image,n),i++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/author","type",{type:A.properties.attributes.
properties.author.type},A.properties.attributes.properties.author,n),i++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,p+"/at\
tributes/copyright","type",{type:A.properties.attributes.properties.copyright.type},A.properties.attributes.properties.copyright,n),i++)}if(s.notes!==void 0){let n=s.
notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/notes","type",{type:A.properties.attributes.properties.notes.type},A.properties.attributes.properties.
notes,n),i++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/tag\
s/"+f,"type",{type:"string"},A.properties.attributes.properties.tags.items,d),i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},A.properties.attributes.
properties.tags,n),i++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let l in n)ti(n[l],{
instancePath:p+"/attributes/default_field_metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:l,rootData:a})||(e=j(e,ti),i=e.length);else
e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},A.properties.attributes.properties.default_field_metadata,n),i++}if(s.duration!==void 0){let n=s.
duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/duration","type",{type:A.properties.attributes.properties.duration.type},A.properties.
attributes.properties.duration,n),i++)}if(s.frame_rate!==void 0){let n=s.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/frame_ra\
te","type",{type:A.properties.attributes.properties.frame_rate.type},A.properties.attributes.properties.frame_rate,n),i++)}if(s.blurhash!==void 0){let n=s.blurhash;
typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/blurhash","type",{type:A.properties.attributes.properties.blurhash.type},A.properties.attributes.properties.
blurhash,n),i++)}if(s.thumbhash!==void 0){let n=s.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/thumbhash","type",{type:A.properties.attributes.
properties.thumbhash.type},A.properties.attributes.properties.thumbhash,n),i++)}if(s.mux_playback_id!==void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&
(e=o(e,p+"/attributes/mux_playback_id","type",{type:A.properties.attributes.properties.mux_playback_id.type},A.properties.attributes.properties.mux_playback_id,
n),i++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/mux_mp4_highest_res","type",{type:A.properties.
attributes.properties.mux_mp4_highest_res.type},A.properties.attributes.properties.mux_mp4_highest_res,n),i++),n==="high"||n==="medium"||n==="low"||n===null||(e=
o(e,p+"/attributes/mux_mp4_highest_res","enum",{allowedValues:A.properties.attributes.properties.mux_mp4_highest_res.enum},A.properties.attributes.properties.mux_mp4_highest_res,
n),i++)}if(s.smart_tags!==void 0){let n=s.smart_tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attribut\
es/smart_tags/"+f,"type",{type:"string"},A.properties.attributes.properties.smart_tags.items,d),i++)}}else e=o(e,p+"/attributes/smart_tags","type",{type:"array"},
A.properties.attributes.properties.smart_tags,n),i++}if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,p+"/attributes/\
exif_info","type",{type:"object"},A.properties.attributes.properties.exif_info,n),i++)}if(s.colors!==void 0){let n=s.colors;if(Array.isArray(n)){let l=n.length;
for(let f=0;f<l;f++){let d=n[f];if(d&&typeof d=="object"&&!Array.isArray(d)){d.red===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"red"},
A.properties.attributes.properties.colors.items,d),i++),d.green===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"green"},A.properties.attributes.
properties.colors.items,d),i++),d.blue===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"blue"},A.properties.attributes.properties.colors.
items,d),i++),d.alpha===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"alpha"},A.properties.attributes.properties.colors.items,d),i++);for(let y in d)
y==="red"||y==="green"||y==="blue"||y==="alpha"||(e=o(e,p+"/attributes/colors/"+f,"additionalProperties",{additionalProperty:y},A.properties.attributes.properties.
colors.items,d),i++);if(d.red!==void 0){let y=d.red;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/attributes/colors/"+f+"/red","type",{type:"in\
teger"},A.properties.attributes.properties.colors.items.properties.red,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors\
/"+f+"/red","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.red,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/\
colors/"+f+"/red","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.red,y),i++))}if(d.green!==void 0){let y=d.green;
typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/attributes/colors/"+f+"/green","type",{type:"integer"},A.properties.attributes.properties.colors.
items.properties.green,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/green","maximum",{comparison:"<=",limit:255},
A.properties.attributes.properties.colors.items.properties.green,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/green","minimum",{comparison:">=",limit:0},
A.properties.attributes.properties.colors.items.properties.green,y),i++))}if(d.blue!==void 0){let y=d.blue;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=
o(e,p+"/attributes/colors/"+f+"/blue","type",{type:"integer"},A.properties.attributes.properties.colors.items.properties.blue,y),i++),typeof y=="number"&&isFinite(
y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/blue","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.
blue,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/blue","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.
blue,y),i++))}if(d.alpha!==void 0){let y=d.alpha;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/attributes/colors/"+f+"/alpha","type",{type:"int\
eger"},A.properties.attributes.properties.colors.items.properties.alpha,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/color\
s/"+f+"/alpha","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.alpha,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attrib\
utes/colors/"+f+"/alpha","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.alpha,y),i++))}}else e=o(e,p+"/attribute\
s/colors/"+f,"type",{type:"object"},A.properties.attributes.properties.colors.items,d),i++}}else e=o(e,p+"/attributes/colors","type",{type:"array"},A.properties.
attributes.properties.colors,n),i++}if(s.created_at!==void 0){let n=s.created_at;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/created_at","type",{type:A.
properties.attributes.properties.created_at.type},A.properties.attributes.properties.created_at,n),i++),typeof n=="string"&&(z.test(n)||(e=o(e,p+"/attributes/cr\
eated_at","format",{format:"date-time"},A.properties.attributes.properties.created_at,n),i++))}if(s.updated_at!==void 0){let n=s.updated_at;typeof n!="string"&&
n!==null&&(e=o(e,p+"/attributes/updated_at","type",{type:A.properties.attributes.properties.updated_at.type},A.properties.attributes.properties.updated_at,n),i++),
typeof n=="string"&&(z.test(n)||(e=o(e,p+"/attributes/updated_at","format",{format:"date-time"},A.properties.attributes.properties.updated_at,n),i++))}}else e=o(
e,p+"/attributes","type",{type:"object"},A.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.creator===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"creator"},A.properties.relationships,s),i++),s.upload_collection===void 0&&(e=o(e,
p+"/relationships","required",{missingProperty:"upload_collection"},A.properties.relationships,s),i++);for(let n in s)n==="creator"||n==="upload_collection"||(e=
o(e,p+"/relationships","additionalProperties",{additionalProperty:n},A.properties.relationships,s),i++);if(s.creator!==void 0){let n=s.creator;if(n&&typeof n=="\
object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},A.properties.relationships.properties.creator,
n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:l},A.properties.relationships.properties.creator,
n),i++);n.data!==void 0&&(ot(n.data,{instancePath:p+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,ot),i=e.length))}else
e=o(e,p+"/relationships/creator","type",{type:"object"},A.properties.relationships.properties.creator,n),i++}if(s.upload_collection!==void 0){let n=s.upload_collection;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"data"},A.properties.relationships.
properties.upload_collection,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalProperties",{additionalProperty:l},A.properties.
relationships.properties.upload_collection,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=
f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===
i;d=r}d||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},A.properties.relationships.properties.upload_collection.properties.data,l),
i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},A.properties.relationships.properties.upload_collection,n),i++}}else e=o(e,p+"/rela\
tionships","type",{type:"object"},A.properties.relationships,s),i++}t.meta!==void 0&&(ri(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,ri),i=e.length))}else e=o(e,p,"type",{type:"object"},A,t),i++;return Qp.errors=e,i===0}function dn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Xi,t),i++);for(let r in t)
r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Xi,t),i++);t.data!==void 0&&(Qp(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"\
data",rootData:a})||(e=j(e,Qp),i=e.length))}else e=o(e,p,"type",{type:"object"},Xi,t),i++;return dn.errors=e,i===0}var pr=an,ep={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Job"}},$id:"standin://json-api/data/Job"},or={type:"object",additionalProperties:!1,
required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"job"}}};function Xp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},or,t),i++),t.type===void 0&&(e=o(e,p,"requ\
ired",{missingProperty:"type"},or,t),i++);for(let r in t)r==="id"||r==="type"||(e=o(e,p,"additionalProperties",{additionalProperty:r},or,t),i++);if(t.id!==void 0){
let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},or.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/ty\
pe","type",{type:"string"},or.properties.type,r),i++),r!=="job"&&(e=o(e,p+"/type","const",{allowedValue:"job"},or.properties.type,r),i++)}}else e=o(e,p,"type",{
type:"object"},or,t),i++;return Xp.errors=e,i===0}function an(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},ep,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",
{additionalProperty:r},ep,t),i++);t.data!==void 0&&(Xp(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,Xp),i=e.length))}else
e=o(e,p,"type",{type:"object"},ep,t),i++;return an.errors=e,i===0}var g=yn,ie={type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"a\
rray",minItems:1,items:{type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"api_\
error"},attributes:{type:"object",additionalProperties:!1,required:["code","doc_url","details"],properties:{code:{type:"string",enum:["INVALID_JSON_BODY","MALFO\
RMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","FOREIGN_REQUEST","INVALID_ENDPOINT","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INV\
ALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","\
INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTER\
NAL_ERROR","SERVICE_UNAVAILABLE"]},doc_url:{type:"string"},details:{type:"object",additionalProperties:!0},transient:{type:"boolean"}}}}}}}};function yn(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},ie,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},ie,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(
r)){r.length<1&&(e=o(e,p+"/data","minItems",{limit:1},ie.properties.data,r),i++);let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(l&&typeof l=="object"&&!Array.
isArray(l)){l.id===void 0&&(e=o(e,p+"/data/"+n,"required",{missingProperty:"id"},ie.properties.data.items,l),i++),l.type===void 0&&(e=o(e,p+"/data/"+n,"required",
{missingProperty:"type"},ie.properties.data.items,l),i++),l.attributes===void 0&&(e=o(e,p+"/data/"+n,"required",{missingProperty:"attributes"},ie.properties.data.
items,l),i++);for(let f in l)f==="id"||f==="type"||f==="attributes"||(e=o(e,p+"/data/"+n,"additionalProperties",{additionalProperty:f},ie.properties.data.items,
l),i++);if(l.id!==void 0){let f=l.id;typeof f!="string"&&(e=o(e,p+"/data/"+n+"/id","type",{type:"string"},ie.properties.data.items.properties.id,f),i++)}if(l.type!==
void 0){let f=l.type;typeof f!="string"&&(e=o(e,p+"/data/"+n+"/type","type",{type:"string"},ie.properties.data.items.properties.type,f),i++),f!=="api_error"&&(e=
o(e,p+"/data/"+n+"/type","const",{allowedValue:"api_error"},ie.properties.data.items.properties.type,f),i++)}if(l.attributes!==void 0){let f=l.attributes;if(f&&
typeof f=="object"&&!Array.isArray(f)){f.code===void 0&&(e=o(e,p+"/data/"+n+"/attributes","required",{missingProperty:"code"},ie.properties.data.items.properties.
attributes,f),i++),f.doc_url===void 0&&(e=o(e,p+"/data/"+n+"/attributes","required",{missingProperty:"doc_url"},ie.properties.data.items.properties.attributes,f),
i++),f.details===void 0&&(e=o(e,p+"/data/"+n+"/attributes","required",{missingProperty:"details"},ie.properties.data.items.properties.attributes,f),i++);for(let d in f)
d==="code"||d==="doc_url"||d==="details"||d==="transient"||(e=o(e,p+"/data/"+n+"/attributes","additionalProperties",{additionalProperty:d},ie.properties.data.items.
properties.attributes,f),i++);if(f.code!==void 0){let d=f.code;typeof d!="string"&&(e=o(e,p+"/data/"+n+"/attributes/code","type",{type:"string"},ie.properties.data.
items.properties.attributes.properties.code,d),i++),d==="INVALID_JSON_BODY"||d==="MALFORMED_REQUEST"||d==="INVALID_AUTHORIZATION_HEADER"||d==="INSUFFICIENT_PERM\
ISSIONS"||d==="NOT_FOUND"||d==="FOREIGN_REQUEST"||d==="INVALID_ENDPOINT"||d==="PAYLOAD_TOO_LARGE"||d==="URL_TOO_LONG"||d==="INVALID_CONTENT_TYPE_HEADER"||d==="E\
XPECTATION_FAILED"||d==="INVALID_FORMAT"||d==="INVALID_FIELD"||d==="INVALID_ENTITY_ID"||d==="INVALID_TYPE"||d==="INVALID_ENVIRONMENT"||d==="INVALID_API_VERSION"||
d==="INVALID_PREFERENCE"||d==="NOT_A_VIDEO"||d==="TOO_MANY_OPERATIONS"||d==="UPLOAD_IS_CURRENTLY_IN_USE"||d==="CONCURRENT_UPLOAD_UPDATE"||d==="RATE_LIMIT_EXCEED\
ED"||d==="HEADERS_TOO_LARGE"||d==="INTERNAL_ERROR"||d==="SERVICE_UNAVAILABLE"||(e=o(e,p+"/data/"+n+"/attributes/code","enum",{allowedValues:ie.properties.data.items.
properties.attributes.properties.code.enum},ie.properties.data.items.properties.attributes.properties.code,d),i++)}if(f.doc_url!==void 0){let d=f.doc_url;typeof d!=
"string"&&(e=o(e,p+"/data/"+n+"/attributes/doc_url","type",{type:"string"},ie.properties.data.items.properties.attributes.properties.doc_url,d),i++)}if(f.details!==
void 0){let d=f.details;d&&typeof d=="object"&&!Array.isArray(d)||(e=o(e,p+"/data/"+n+"/attributes/details","type",{type:"object"},ie.properties.data.items.properties.
attributes.properties.details,d),i++)}if(f.transient!==void 0){let d=f.transient;typeof d!="boolean"&&(e=o(e,p+"/data/"+n+"/attributes/transient","type",{type:"\
boolean"},ie.properties.data.items.properties.attributes.properties.transient,d),i++)}}else e=o(e,p+"/data/"+n+"/attributes","type",{type:"object"},ie.properties.
data.items.properties.attributes,f),i++}}else e=o(e,p+"/data/"+n,"type",{type:"object"},ie.properties.data.items,l),i++}}else e=o(e,p+"/data","type",{type:"arra\
y"},ie.properties.data,r),i++}}else e=o(e,p,"type",{type:"object"},ie,t),i++;return yn.errors=e,i===0}var ld=un,tp={type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadUpdate"}},$id:"standin://json-api/data/UploadUpdate"},H={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{
type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataUpdate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{
creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdat\
e"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id","type"]},Wt={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},
alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/Foc\
alPointUpdate"}}}},bt={type:"object",additionalProperties:!1,required:["x","y"],properties:{x:{type:"number",minimum:0,maximum:1},y:{type:"number",minimum:0,maximum:1}}};
function Pp(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=
o(e,p,"required",{missingProperty:"x"},bt,t),i++),t.y===void 0&&(e=o(e,p,"required",{missingProperty:"y"},bt,t),i++);for(let r in t)r==="x"||r==="y"||(e=o(e,p,"\
additionalProperties",{additionalProperty:r},bt,t),i++);if(t.x!==void 0){let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x","maximum",{comparison:"\
<=",limit:1},bt.properties.x,r),i++),(r<0||isNaN(r))&&(e=o(e,p+"/x","minimum",{comparison:">=",limit:0},bt.properties.x,r),i++)):(e=o(e,p+"/x","type",{type:"num\
ber"},bt.properties.x,r),i++)}if(t.y!==void 0){let r=t.y;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"<=",limit:1},bt.
properties.y,r),i++),(r<0||isNaN(r))&&(e=o(e,p+"/y","minimum",{comparison:">=",limit:0},bt.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"number"},bt.properties.
y,r),i++)}}else e=o(e,p,"type",{type:"object"},bt,t),i++;return Pp.errors=e,i===0}function eo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalPro\
perties",{additionalProperty:s},Wt,t),i++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:Wt.properties.title.type},
Wt.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,p+"/alt","type",{type:Wt.properties.alt.type},Wt.properties.alt,
s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},Wt.properties.custom_data,
s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;Pp(s,{
instancePath:p+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:a})||(e=j(e,Pp),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",
{failingKeyword:"else"},Wt.properties.focal_point,s),i++)}}else e=o(e,p,"type",{type:"object"},Wt,t),i++;return eo.errors=e,i===0}var vt={type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{$ref:"standin://json-api/schemas#/$defs/CreatorType"},id:{type:"string"}}};function to(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},
vt,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},vt,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
vt,t),i++);if(t.type!==void 0&&(Tt(t.type,{instancePath:p+"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,Tt),i=e.length)),t.id!==void 0){let r=t.
id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},vt.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},vt,t),i++;return to.errors=e,i===0}var Me={
type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload_collection"},id:{type:"string"}}};function ro(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},Me,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},Me,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
Me,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Me.properties.type,r),i++),r!=="upload_collection"&&(e=o(
e,p+"/type","const",{allowedValue:"upload_collection"},Me.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},Me.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},Me,t),i++;return ro.errors=e,i===0}function io(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},H,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},H,t),i++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,p,"additio\
nalProperties",{additionalProperty:s},H,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},H.properties.id,s),i++)}if(t.
type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},H.properties.type,s),i++),s!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"\
upload"},H.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="path"||n==="bas\
ename"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_metadata"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},
H.properties.attributes,s),i++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},H.properties.attributes.
properties.path,n),i++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},H.properties.attributes.
properties.basename,n),i++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/copyright","type",{type:H.properties.
attributes.properties.copyright.type},H.properties.attributes.properties.copyright,n),i++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=
o(e,p+"/attributes/author","type",{type:H.properties.attributes.properties.author.type},H.properties.attributes.properties.author,n),i++)}if(s.notes!==void 0){let n=s.
notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/notes","type",{type:H.properties.attributes.properties.notes.type},H.properties.attributes.properties.
notes,n),i++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/tag\
s/"+f,"type",{type:"string"},H.properties.attributes.properties.tags.items,d),i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},H.properties.attributes.
properties.tags,n),i++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n))for(let l in n)eo(n[l],{
instancePath:p+"/attributes/default_field_metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),parentData:n,parentDataProperty:l,rootData:a})||(e=j(e,eo),i=e.length);else
e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},H.properties.attributes.properties.default_field_metadata,n),i++}}else e=o(e,p+"/attributes",
"type",{type:"object"},H.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},H.properties.relationships,s),i++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},H.properties.
relationships.properties.creator,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:l},H.properties.
relationships.properties.creator,n),i++);n.data!==void 0&&(to(n.data,{instancePath:p+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:a})||
(e=j(e,to),i=e.length))}else e=o(e,p+"/relationships/creator","type",{type:"object"},H.properties.relationships.properties.creator,n),i++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"\
data"},H.properties.relationships.properties.upload_collection,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:l},H.properties.relationships.properties.upload_collection,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);
var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;ro(l,{instancePath:p+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"dat\
a",rootData:a})||(e=j(e,ro),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},H.properties.relationships.
properties.upload_collection.properties.data,l),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},H.properties.relationships.properties.
upload_collection,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},H.properties.relationships,s),i++}if(t.meta!==void 0){let s=t.meta;s&&typeof s=="\
object"&&!Array.isArray(s)||(e=o(e,p+"/meta","type",{type:"object"},H.properties.meta,s),i++)}}else e=o(e,p,"type",{type:"object"},H,t),i++;return io.errors=e,i===
0}function un(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,p,"required",{missingProperty:"data"},tp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},tp,t),i++);t.data!==void 0&&
(io(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,io),i=e.length))}else e=o(e,p,"type",{type:"object"},tp,t),i++;return un.
errors=e,i===0}var fd=mn,rp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCreate"}},$id:"\
standin://json-api/data/UploadCreate"},W={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-\
9_-]{22}$"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"\
string"},copyright:{type:["string","null"]},author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{
type:"object",additionalProperties:{$ref:"standin://json-api/schemas#/$defs/FieldMetadataCreate"}}}},relationships:{type:"object",additionalProperties:!1,properties:{
creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}},
Bt={type:"object",additionalProperties:!1,properties:{title:{type:["string","null"]},alt:{type:["string","null"]},custom_data:{type:"object",additionalProperties:!0},
focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}}}};function po(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalPro\
perties",{additionalProperty:s},Bt,t),i++);if(t.title!==void 0){let s=t.title;typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:Bt.properties.title.type},
Bt.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="string"&&s!==null&&(e=o(e,p+"/alt","type",{type:Bt.properties.alt.type},Bt.properties.alt,
s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},Bt.properties.custom_data,
s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;ei(s,{
instancePath:p+"/focal_point",parentData:t,parentDataProperty:"focal_point",rootData:a})||(e=j(e,ei),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",
{failingKeyword:"else"},Bt.properties.focal_point,s),i++)}}else e=o(e,p,"type",{type:"object"},Bt,t),i++;return po.errors=e,i===0}function oo(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},W,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},W,t),i++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s===
"relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},W,t),i++);if(t.id!==void 0){let s=t.id;typeof s=="string"?Kt.test(s)||(e=o(e,p+"/id","pa\
ttern",{pattern:"^[A-Za-z0-9_-]{22}$"},W.properties.id,s),i++):(e=o(e,p+"/id","type",{type:"string"},W.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},W.properties.type,s),i++),s!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},W.properties.type,s),
i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
path"},W.properties.attributes,s),i++);for(let n in s)n==="path"||n==="basename"||n==="copyright"||n==="author"||n==="notes"||n==="tags"||n==="default_field_met\
adata"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},W.properties.attributes,s),i++);if(s.path!==void 0){let n=s.path;typeof n!="string"&&
(e=o(e,p+"/attributes/path","type",{type:"string"},W.properties.attributes.properties.path,n),i++)}if(s.basename!==void 0){let n=s.basename;typeof n!="string"&&
(e=o(e,p+"/attributes/basename","type",{type:"string"},W.properties.attributes.properties.basename,n),i++)}if(s.copyright!==void 0){let n=s.copyright;typeof n!=
"string"&&n!==null&&(e=o(e,p+"/attributes/copyright","type",{type:W.properties.attributes.properties.copyright.type},W.properties.attributes.properties.copyright,
n),i++)}if(s.author!==void 0){let n=s.author;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/author","type",{type:W.properties.attributes.properties.author.
type},W.properties.attributes.properties.author,n),i++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/notes","type",{type:W.
properties.attributes.properties.notes.type},W.properties.attributes.properties.notes,n),i++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let l=n.length;
for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/tags/"+f,"type",{type:"string"},W.properties.attributes.properties.tags.items,d),i++)}}else
e=o(e,p+"/attributes/tags","type",{type:"array"},W.properties.attributes.properties.tags,n),i++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;
if(n&&typeof n=="object"&&!Array.isArray(n))for(let l in n)po(n[l],{instancePath:p+"/attributes/default_field_metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:l,rootData:a})||(e=j(e,po),i=e.length);else e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},W.properties.attributes.
properties.default_field_metadata,n),i++}}else e=o(e,p+"/attributes","type",{type:"object"},W.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.
relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="creator"||n==="upload_collection"||(e=o(e,p+"/relationships","additionalPropertie\
s",{additionalProperty:n},W.properties.relationships,s),i++);if(s.creator!==void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&
(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},W.properties.relationships.properties.creator,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+
"/relationships/creator","additionalProperties",{additionalProperty:l},W.properties.relationships.properties.creator,n),i++);n.data!==void 0&&(ot(n.data,{instancePath:p+
"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,ot),i=e.length))}else e=o(e,p+"/relationships/creator","type",{type:"o\
bject"},W.properties.relationships.properties.creator,n),i++}if(s.upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(
n)){n.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"data"},W.properties.relationships.properties.upload_collection,n),
i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalProperties",{additionalProperty:l},W.properties.relationships.properties.
upload_collection,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(
l,{instancePath:p+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+
"/relationships/upload_collection/data","if",{failingKeyword:"else"},W.properties.relationships.properties.upload_collection.properties.data,l),i++)}}else e=o(e,
p+"/relationships/upload_collection","type",{type:"object"},W.properties.relationships.properties.upload_collection,n),i++}}else e=o(e,p+"/relationships","type",
{type:"object"},W.properties.relationships,s),i++}}else e=o(e,p,"type",{type:"object"},W,t),i++;return oo.errors=e,i===0}function mn(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},
rp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},rp,t),i++);t.data!==void 0&&(oo(t.data,{instancePath:p+"/data",parentData:t,
parentDataProperty:"data",rootData:a})||(e=j(e,oo),i=e.length))}else e=o(e,p,"type",{type:"object"},rp,t),i++;return mn.errors=e,i===0}var dd=_n,Vr={type:"objec\
t",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin:\
//json-api/schemas#/$defs/ListMeta"}}};function ii(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},A,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},A,t),i++),
t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},A,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationship\
s"},A,t),i++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||s==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:s},A,t),
i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},A.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="\
string"&&(e=o(e,p+"/type","type",{type:"string"},A.properties.type,s),i++),s!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},A.properties.type,s),i++)}
if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"p\
ath"},A.properties.attributes,s),i++),s.basename===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"basename"},A.properties.attributes,s),i++),s.filename===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"filename"},A.properties.attributes,s),i++),s.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
url"},A.properties.attributes,s),i++),s.format===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"format"},A.properties.attributes,s),i++),s.mime_type===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mime_type"},A.properties.attributes,s),i++),s.size===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
size"},A.properties.attributes,s),i++),s.md5===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"md5"},A.properties.attributes,s),i++),s.width===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"width"},A.properties.attributes,s),i++),s.height===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
height"},A.properties.attributes,s),i++),s.is_image===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"is_image"},A.properties.attributes,s),i++),s.author===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"author"},A.properties.attributes,s),i++),s.copyright===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
copyright"},A.properties.attributes,s),i++),s.notes===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"notes"},A.properties.attributes,s),i++),s.tags===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"tags"},A.properties.attributes,s),i++),s.default_field_metadata===void 0&&(e=o(e,p+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},A.properties.attributes,s),i++),s.duration===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"dura\
tion"},A.properties.attributes,s),i++),s.frame_rate===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"frame_rate"},A.properties.attributes,s),i++),s.
blurhash===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"blurhash"},A.properties.attributes,s),i++),s.thumbhash===void 0&&(e=o(e,p+"/attributes","\
required",{missingProperty:"thumbhash"},A.properties.attributes,s),i++),s.mux_playback_id===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_play\
back_id"},A.properties.attributes,s),i++),s.mux_mp4_highest_res===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},A.properties.
attributes,s),i++),s.smart_tags===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"smart_tags"},A.properties.attributes,s),i++),s.exif_info===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"exif_info"},A.properties.attributes,s),i++),s.colors===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
colors"},A.properties.attributes,s),i++),s.created_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"created_at"},A.properties.attributes,s),i++),
s.updated_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"updated_at"},A.properties.attributes,s),i++);for(let n in s)J.call(A.properties.attributes.
properties,n)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},A.properties.attributes,s),i++);if(s.path!==void 0){let n=s.path;typeof n!="\
string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},A.properties.attributes.properties.path,n),i++)}if(s.basename!==void 0){let n=s.basename;typeof n!="\
string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},A.properties.attributes.properties.basename,n),i++)}if(s.filename!==void 0){let n=s.filename;typeof n!=
"string"&&(e=o(e,p+"/attributes/filename","type",{type:"string"},A.properties.attributes.properties.filename,n),i++)}if(s.url!==void 0){let n=s.url;typeof n=="s\
tring"?Vt(n)||(e=o(e,p+"/attributes/url","format",{format:"uri"},A.properties.attributes.properties.url,n),i++):(e=o(e,p+"/attributes/url","type",{type:"string"},
A.properties.attributes.properties.url,n),i++)}if(s.format!==void 0){let n=s.format;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/format","type",{type:A.properties.
attributes.properties.format.type},A.properties.attributes.properties.format,n),i++)}if(s.mime_type!==void 0){let n=s.mime_type;typeof n!="string"&&n!==null&&(e=
o(e,p+"/attributes/mime_type","type",{type:A.properties.attributes.properties.mime_type.type},A.properties.attributes.properties.mime_type,n),i++)}if(s.size!==void 0){
let n=s.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attributes/size","type",{type:"integer"},A.properties.attributes.properties.size,n),
i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/size","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.size,n),
i++)}if(s.md5!==void 0){let n=s.md5;typeof n=="string"?jr.test(n)||(e=o(e,p+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},A.properties.attributes.properties.
md5,n),i++):(e=o(e,p+"/attributes/md5","type",{type:"string"},A.properties.attributes.properties.md5,n),i++)}if(s.width!==void 0){let n=s.width;!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/width","type",{type:A.properties.attributes.properties.width.type},A.properties.attributes.
properties.width,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/width","minimum",{comparison:">=",limit:0},A.properties.attributes.
properties.width,n),i++)}if(s.height!==void 0){let n=s.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/height","ty\
pe",{type:A.properties.attributes.properties.height.type},A.properties.attributes.properties.height,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=
o(e,p+"/attributes/height","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.height,n),i++)}if(s.is_image!==void 0){let n=s.is_image;typeof n!=
"boolean"&&(e=o(e,p+"/attributes/is_image","type",{type:"boolean"},A.properties.attributes.properties.is_image,n),i++)}if(s.author!==void 0){let n=s.author;typeof n!=
"string"&&n!==null&&(e=o(e,p+"/attributes/author","type",{type:A.properties.attributes.properties.author.type},A.properties.attributes.properties.author,n),i++)}
if(s.copyright!==void 0){let n=s.copyright;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/copyright","type",{type:A.properties.attributes.properties.copyright.
type},A.properties.attributes.properties.copyright,n),i++)}if(s.notes!==void 0){let n=s.notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/notes","type",
{type:A.properties.attributes.properties.notes.type},A.properties.attributes.properties.notes,n),i++)}if(s.tags!==void 0){let n=s.tags;if(Array.isArray(n)){let l=n.
length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/tags/"+f,"type",{type:"string"},A.properties.attributes.properties.tags.items,d),
i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},A.properties.attributes.properties.tags,n),i++}if(s.default_field_metadata!==void 0){let n=s.default_field_metadata;
if(n&&typeof n=="object"&&!Array.isArray(n))for(let l in n)ti(n[l],{instancePath:p+"/attributes/default_field_metadata/"+l.replace(/~/g,"~0").replace(/\//g,"~1"),
parentData:n,parentDataProperty:l,rootData:a})||(e=j(e,ti),i=e.length);else e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},A.properties.attributes.
properties.default_field_metadata,n),i++}if(s.duration!==void 0){let n=s.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/duration",
"type",{type:A.properties.attributes.properties.duration.type},A.properties.attributes.properties.duration,n),i++)}if(s.frame_rate!==void 0){let n=s.frame_rate;
!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/attributes/frame_rate","type",{type:A.properties.attributes.properties.frame_rate.type},A.properties.attributes.
properties.frame_rate,n),i++)}if(s.blurhash!==void 0){let n=s.blurhash;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/blurhash","type",{type:A.properties.attributes.
properties.blurhash.type},A.properties.attributes.properties.blurhash,n),i++)}if(s.thumbhash!==void 0){let n=s.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,p+
"/attributes/thumbhash","type",{type:A.properties.attributes.properties.thumbhash.type},A.properties.attributes.properties.thumbhash,n),i++)}if(s.mux_playback_id!==
void 0){let n=s.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/mux_playback_id","type",{type:A.properties.attributes.properties.mux_playback_id.
type},A.properties.attributes.properties.mux_playback_id,n),i++)}if(s.mux_mp4_highest_res!==void 0){let n=s.mux_mp4_highest_res;typeof n!="string"&&n!==null&&(e=
o(e,p+"/attributes/mux_mp4_highest_res","type",{type:A.properties.attributes.properties.mux_mp4_highest_res.type},A.properties.attributes.properties.mux_mp4_highest_res,
n),i++),n==="high"||n==="medium"||n==="low"||n===null||(e=o(e,p+"/attributes/mux_mp4_highest_res","enum",{allowedValues:A.properties.attributes.properties.mux_mp4_highest_res.
enum},A.properties.attributes.properties.mux_mp4_highest_res,n),i++)}if(s.smart_tags!==void 0){let n=s.smart_tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<
l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/smart_tags/"+f,"type",{type:"string"},A.properties.attributes.properties.smart_tags.items,d),i++)}}else
e=o(e,p+"/attributes/smart_tags","type",{type:"array"},A.properties.attributes.properties.smart_tags,n),i++}if(s.exif_info!==void 0){let n=s.exif_info;n&&typeof n==
"object"&&!Array.isArray(n)||(e=o(e,p+"/attributes/exif_info","type",{type:"object"},A.properties.attributes.properties.exif_info,n),i++)}if(s.colors!==void 0){
let n=s.colors;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];if(d&&typeof d=="object"&&!Array.isArray(d)){d.red===void 0&&(e=o(e,p+"/attri\
butes/colors/"+f,"required",{missingProperty:"red"},A.properties.attributes.properties.colors.items,d),i++),d.green===void 0&&(e=o(e,p+"/attributes/colors/"+f,"\
required",{missingProperty:"green"},A.properties.attributes.properties.colors.items,d),i++),d.blue===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"\
blue"},A.properties.attributes.properties.colors.items,d),i++),d.alpha===void 0&&(e=o(e,p+"/attributes/colors/"+f,"required",{missingProperty:"alpha"},A.properties.
attributes.properties.colors.items,d),i++);for(let y in d)y==="red"||y==="green"||y==="blue"||y==="alpha"||(e=o(e,p+"/attributes/colors/"+f,"additionalPropertie\
s",{additionalProperty:y},A.properties.attributes.properties.colors.items,d),i++);if(d.red!==void 0){let y=d.red;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(
y)||(e=o(e,p+"/attributes/colors/"+f+"/red","type",{type:"integer"},A.properties.attributes.properties.colors.items.properties.red,y),i++),typeof y=="number"&&isFinite(
y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/red","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.
red,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/red","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.
red,y),i++))}if(d.green!==void 0){let y=d.green;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/attributes/colors/"+f+"/green","type",{type:"inte\
ger"},A.properties.attributes.properties.colors.items.properties.green,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors\
/"+f+"/green","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.green,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attribu\
tes/colors/"+f+"/green","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.green,y),i++))}if(d.blue!==void 0){let y=d.
blue;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/attributes/colors/"+f+"/blue","type",{type:"integer"},A.properties.attributes.properties.colors.
items.properties.blue,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/blue","maximum",{comparison:"<=",limit:255},
A.properties.attributes.properties.colors.items.properties.blue,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/blue","minimum",{comparison:">=",limit:0},
A.properties.attributes.properties.colors.items.properties.blue,y),i++))}if(d.alpha!==void 0){let y=d.alpha;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||
(e=o(e,p+"/attributes/colors/"+f+"/alpha","type",{type:"integer"},A.properties.attributes.properties.colors.items.properties.alpha,y),i++),typeof y=="number"&&isFinite(
y)&&((y>255||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/alpha","maximum",{comparison:"<=",limit:255},A.properties.attributes.properties.colors.items.properties.
alpha,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/attributes/colors/"+f+"/alpha","minimum",{comparison:">=",limit:0},A.properties.attributes.properties.colors.items.properties.
alpha,y),i++))}}else e=o(e,p+"/attributes/colors/"+f,"type",{type:"object"},A.properties.attributes.properties.colors.items,d),i++}}else e=o(e,p+"/attributes/co\
lors","type",{type:"array"},A.properties.attributes.properties.colors,n),i++}if(s.created_at!==void 0){let n=s.created_at;typeof n!="string"&&n!==null&&(e=o(e,p+
"/attributes/created_at","type",{type:A.properties.attributes.properties.created_at.type},A.properties.attributes.properties.created_at,n),i++),typeof n=="strin\
g"&&(z.test(n)||(e=o(e,p+"/attributes/created_at","format",{format:"date-time"},A.properties.attributes.properties.created_at,n),i++))}if(s.updated_at!==void 0){
let n=s.updated_at;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/updated_at","type",{type:A.properties.attributes.properties.updated_at.type},A.properties.
attributes.properties.updated_at,n),i++),typeof n=="string"&&(z.test(n)||(e=o(e,p+"/attributes/updated_at","format",{format:"date-time"},A.properties.attributes.
properties.updated_at,n),i++))}}else e=o(e,p+"/attributes","type",{type:"object"},A.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.creator===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"creator"},A.properties.relationships,s),
i++),s.upload_collection===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"upload_collection"},A.properties.relationships,s),i++);for(let n in s)
n==="creator"||n==="upload_collection"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},A.properties.relationships,s),i++);if(s.creator!==
void 0){let n=s.creator;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},A.properties.
relationships.properties.creator,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:l},A.properties.
relationships.properties.creator,n),i++);n.data!==void 0&&(ot(n.data,{instancePath:p+"/relationships/creator/data",parentData:n,parentDataProperty:"data",rootData:a})||
(e=j(e,ot),i=e.length))}else e=o(e,p+"/relationships/creator","type",{type:"object"},A.properties.relationships.properties.creator,n),i++}if(s.upload_collection!==
void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"\
data"},A.properties.relationships.properties.upload_collection,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:l},A.properties.relationships.properties.upload_collection,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);
var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",
rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},A.properties.relationships.
properties.upload_collection.properties.data,l),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},A.properties.relationships.properties.
upload_collection,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},A.properties.relationships,s),i++}t.meta!==void 0&&(ri(t.meta,{instancePath:p+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ri),i=e.length))}else e=o(e,p,"type",{type:"object"},A,t),i++;return ii.errors=e,i===0}var Dt={
type:"object",additionalProperties:!1,required:["total_count"],properties:{total_count:{type:"integer",minimum:0}}};function ae(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,p,"required",{missingProperty:"\
total_count"},Dt,t),i++);for(let r in t)r!=="total_count"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Dt,t),i++);if(t.total_count!==void 0){let r=t.
total_count;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/total_count","type",{type:"integer"},Dt.properties.total_count,r),i++),typeof r=="num\
ber"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/total_count","minimum",{comparison:">=",limit:0},Dt.properties.total_count,r),i++)}}else e=o(e,p,"type",{type:"ob\
ject"},Dt,t),i++;return ae.errors=e,i===0}function _n(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="o\
bject"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Vr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},
Vr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Vr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(
r)){let s=r.length;for(let n=0;n<s;n++)ii(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,ii),i=e.length)}else e=o(e,p+"/\
data","type",{type:"array"},Vr.properties.data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=
j(e,ae),i=e.length))}else e=o(e,p,"type",{type:"object"},Vr,t),i++;return _n.errors=e,i===0}var ad=bn,ip={type:"object",additionalProperties:!1,required:["data"],
properties:{data:{$ref:"standin://json-api/schemas#/$defs/Site"}},$id:"standin://json-api/data/Site"},F={type:"object",additionalProperties:!1,required:["id","t\
ype","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"site"},attributes:{type:"object",additionalProperties:!1,required:[
"name","domain","google_maps_api_token","imgix_host","internal_domain","locales","timezone","no_index","favicon","last_data_change_at","require_2fa","ip_trackin\
g_enabled","force_use_of_sandbox_environments","assets_cdn_default_settings","theme","global_seo"],properties:{name:{type:"string"},domain:{type:["string","null"]},
google_maps_api_token:{type:["string","null"]},imgix_host:{type:["string","null"]},internal_domain:{type:["string","null"]},locales:{type:"array",items:{type:"s\
tring"}},timezone:{type:"string"},no_index:{type:"boolean"},favicon:{type:["string","null"]},last_data_change_at:{type:["string","null"],format:"date-time"},require_2fa:{
type:"boolean"},ip_tracking_enabled:{type:"boolean"},force_use_of_sandbox_environments:{type:"boolean"},assets_cdn_default_settings:{type:"object",additionalProperties:!0},
theme:{type:"object",additionalProperties:!0},global_seo:{type:["object","null"],additionalProperties:!0}}},relationships:{type:"object",additionalProperties:!1,
required:["account","owner","item_types"],properties:{account:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{
$ref:"standin://json-api/schemas#/$defs/Creator"}}}},owner:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/s\
chemas#/$defs/Creator"}}},item_types:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{type:"object",additionalProperties:!1,
required:["type","id"],properties:{type:{type:"string",const:"item_type"},id:{type:"string"}}}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/SiteMeta"}}},G={
type:"object",additionalProperties:!1,required:["created_at","draft_mode_default","improved_timezone_management","improved_hex_management","improved_gql_multilo\
cale_fields","improved_gql_visibility_control","improved_boolean_fields","improved_validation_at_publishing","improved_exposure_of_inline_blocks_in_cda","improv\
ed_items_listing","milliseconds_in_datetime","non_localized_focal_points","allow_custom_theme"],properties:{created_at:{type:"string",format:"date-time"},draft_mode_default:{
type:"boolean"},improved_timezone_management:{type:"boolean"},improved_hex_management:{type:"boolean"},improved_gql_multilocale_fields:{type:"boolean"},improved_gql_visibility_control:{
type:"boolean"},improved_boolean_fields:{type:"boolean"},improved_validation_at_publishing:{type:"boolean"},improved_exposure_of_inline_blocks_in_cda:{type:"boo\
lean"},improved_items_listing:{type:"boolean"},milliseconds_in_datetime:{type:"boolean"},non_localized_focal_points:{type:"boolean"},allow_custom_theme:{type:"b\
oolean"}}};function so(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.created_at===
void 0&&(e=o(e,p,"required",{missingProperty:"created_at"},G,t),i++),t.draft_mode_default===void 0&&(e=o(e,p,"required",{missingProperty:"draft_mode_default"},G,
t),i++),t.improved_timezone_management===void 0&&(e=o(e,p,"required",{missingProperty:"improved_timezone_management"},G,t),i++),t.improved_hex_management===void 0&&
(e=o(e,p,"required",{missingProperty:"improved_hex_management"},G,t),i++),t.improved_gql_multilocale_fields===void 0&&(e=o(e,p,"required",{missingProperty:"impr\
oved_gql_multilocale_fields"},G,t),i++),t.improved_gql_visibility_control===void 0&&(e=o(e,p,"required",{missingProperty:"improved_gql_visibility_control"},G,t),
i++),t.improved_boolean_fields===void 0&&(e=o(e,p,"required",{missingProperty:"improved_boolean_fields"},G,t),i++),t.improved_validation_at_publishing===void 0&&
(e=o(e,p,"required",{missingProperty:"improved_validation_at_publishing"},G,t),i++),t.improved_exposure_of_inline_blocks_in_cda===void 0&&(e=o(e,p,"required",{missingProperty:"\
improved_exposure_of_inline_blocks_in_cda"},G,t),i++),t.improved_items_listing===void 0&&(e=o(e,p,"required",{missingProperty:"improved_items_listing"},G,t),i++),
t.milliseconds_in_datetime===void 0&&(e=o(e,p,"required",{missingProperty:"milliseconds_in_datetime"},G,t),i++),t.non_localized_focal_points===void 0&&(e=o(e,p,
"required",{missingProperty:"non_localized_focal_points"},G,t),i++),t.allow_custom_theme===void 0&&(e=o(e,p,"required",{missingProperty:"allow_custom_theme"},G,
t),i++);for(let r in t)J.call(G.properties,r)||(e=o(e,p,"additionalProperties",{additionalProperty:r},G,t),i++);if(t.created_at!==void 0){let r=t.created_at;typeof r==
"string"?z.test(r)||(e=o(e,p+"/created_at","format",{format:"date-time"},G.properties.created_at,r),i++):(e=o(e,p+"/created_at","type",{type:"string"},G.properties.
created_at,r),i++)}if(t.draft_mode_default!==void 0){let r=t.draft_mode_default;typeof r!="boolean"&&(e=o(e,p+"/draft_mode_default","type",{type:"boolean"},G.properties.
draft_mode_default,r),i++)}if(t.improved_timezone_management!==void 0){let r=t.improved_timezone_management;typeof r!="boolean"&&(e=o(e,p+"/improved_timezone_ma\
nagement","type",{type:"boolean"},G.properties.improved_timezone_management,r),i++)}if(t.improved_hex_management!==void 0){let r=t.improved_hex_management;typeof r!=
"boolean"&&(e=o(e,p+"/improved_hex_management","type",{type:"boolean"},G.properties.improved_hex_management,r),i++)}if(t.improved_gql_multilocale_fields!==void 0){
let r=t.improved_gql_multilocale_fields;typeof r!="boolean"&&(e=o(e,p+"/improved_gql_multilocale_fields","type",{type:"boolean"},G.properties.improved_gql_multilocale_fields,
r),i++)}if(t.improved_gql_visibility_control!==void 0){let r=t.improved_gql_visibility_control;typeof r!="boolean"&&(e=o(e,p+"/improved_gql_visibility_control",
"type",{type:"boolean"},G.properties.improved_gql_visibility_control,r),i++)}if(t.improved_boolean_fields!==void 0){let r=t.improved_boolean_fields;typeof r!="b\
oolean"&&(e=o(e,p+"/improved_boolean_fields","type",{type:"boolean"},G.properties.improved_boolean_fields,r),i++)}if(t.improved_validation_at_publishing!==void 0){
let r=t.improved_validation_at_publishing;typeof r!="boolean"&&(e=o(e,p+"/improved_validation_at_publishing","type",{type:"boolean"},G.properties.improved_validation_at_publishing,
r),i++)}if(t.improved_exposure_of_inline_blocks_in_cda!==void 0){let r=t.improved_exposure_of_inline_blocks_in_cda;typeof r!="boolean"&&(e=o(e,p+"/improved_expo\
sure_of_inline_blocks_in_cda","type",{type:"boolean"},G.properties.improved_exposure_of_inline_blocks_in_cda,r),i++)}if(t.improved_items_listing!==void 0){let r=t.
improved_items_listing;typeof r!="boolean"&&(e=o(e,p+"/improved_items_listing","type",{type:"boolean"},G.properties.improved_items_listing,r),i++)}if(t.milliseconds_in_datetime!==
void 0){let r=t.milliseconds_in_datetime;typeof r!="boolean"&&(e=o(e,p+"/milliseconds_in_datetime","type",{type:"boolean"},G.properties.milliseconds_in_datetime,
r),i++)}if(t.non_localized_focal_points!==void 0){let r=t.non_localized_focal_points;typeof r!="boolean"&&(e=o(e,p+"/non_localized_focal_points","type",{type:"b\
oolean"},G.properties.non_localized_focal_points,r),i++)}if(t.allow_custom_theme!==void 0){let r=t.allow_custom_theme;typeof r!="boolean"&&(e=o(e,p+"/allow_cust\
om_theme","type",{type:"boolean"},G.properties.allow_custom_theme,r),i++)}}else e=o(e,p,"type",{type:"object"},G,t),i++;return so.errors=e,i===0}function no(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},F,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},F,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"\
attributes"},F,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},F,t),i++);for(let s in t)s==="id"||s==="type"||s==="attri\
butes"||s==="relationships"||s==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:s},F,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(
e,p+"/id","type",{type:"string"},F.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},F.properties.
type,s),i++),s!=="site"&&(e=o(e,p+"/type","const",{allowedValue:"site"},F.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="\
object"&&!Array.isArray(s)){s.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},F.properties.attributes,s),i++),s.domain===void 0&&(e=o(
e,p+"/attributes","required",{missingProperty:"domain"},F.properties.attributes,s),i++),s.google_maps_api_token===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
google_maps_api_token"},F.properties.attributes,s),i++),s.imgix_host===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"imgix_host"},F.properties.attributes,
s),i++),s.internal_domain===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"internal_domain"},F.properties.attributes,s),i++),s.locales===void 0&&(e=
o(e,p+"/attributes","required",{missingProperty:"locales"},F.properties.attributes,s),i++),s.timezone===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
timezone"},F.properties.attributes,s),i++),s.no_index===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"no_index"},F.properties.attributes,s),i++),s.
favicon===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"favicon"},F.properties.attributes,s),i++),s.last_data_change_at===void 0&&(e=o(e,p+"/attri\
butes","required",{missingProperty:"last_data_change_at"},F.properties.attributes,s),i++),s.require_2fa===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
require_2fa"},F.properties.attributes,s),i++),s.ip_tracking_enabled===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"ip_tracking_enabled"},F.properties.
attributes,s),i++),s.force_use_of_sandbox_environments===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"force_use_of_sandbox_environments"},F.properties.
attributes,s),i++),s.assets_cdn_default_settings===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"assets_cdn_default_settings"},F.properties.attributes,
s),i++),s.theme===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"theme"},F.properties.attributes,s),i++),s.global_seo===void 0&&(e=o(e,p+"/attribut\
es","required",{missingProperty:"global_seo"},F.properties.attributes,s),i++);for(let n in s)J.call(F.properties.attributes.properties,n)||(e=o(e,p+"/attributes",
"additionalProperties",{additionalProperty:n},F.properties.attributes,s),i++);if(s.name!==void 0){let n=s.name;typeof n!="string"&&(e=o(e,p+"/attributes/name","\
type",{type:"string"},F.properties.attributes.properties.name,n),i++)}if(s.domain!==void 0){let n=s.domain;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/d\
omain","type",{type:F.properties.attributes.properties.domain.type},F.properties.attributes.properties.domain,n),i++)}if(s.google_maps_api_token!==void 0){let n=s.
google_maps_api_token;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/google_maps_api_token","type",{type:F.properties.attributes.properties.google_maps_api_token.
type},F.properties.attributes.properties.google_maps_api_token,n),i++)}if(s.imgix_host!==void 0){let n=s.imgix_host;typeof n!="string"&&n!==null&&(e=o(e,p+"/att\
ributes/imgix_host","type",{type:F.properties.attributes.properties.imgix_host.type},F.properties.attributes.properties.imgix_host,n),i++)}if(s.internal_domain!==
void 0){let n=s.internal_domain;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/internal_domain","type",{type:F.properties.attributes.properties.internal_domain.
type},F.properties.attributes.properties.internal_domain,n),i++)}if(s.locales!==void 0){let n=s.locales;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){
let d=n[f];typeof d!="string"&&(e=o(e,p+"/attributes/locales/"+f,"type",{type:"string"},F.properties.attributes.properties.locales.items,d),i++)}}else e=o(e,p+"\
/attributes/locales","type",{type:"array"},F.properties.attributes.properties.locales,n),i++}if(s.timezone!==void 0){let n=s.timezone;typeof n!="string"&&(e=o(e,
p+"/attributes/timezone","type",{type:"string"},F.properties.attributes.properties.timezone,n),i++)}if(s.no_index!==void 0){let n=s.no_index;typeof n!="boolean"&&
(e=o(e,p+"/attributes/no_index","type",{type:"boolean"},F.properties.attributes.properties.no_index,n),i++)}if(s.favicon!==void 0){let n=s.favicon;typeof n!="st\
ring"&&n!==null&&(e=o(e,p+"/attributes/favicon","type",{type:F.properties.attributes.properties.favicon.type},F.properties.attributes.properties.favicon,n),i++)}
if(s.last_data_change_at!==void 0){let n=s.last_data_change_at;typeof n!="string"&&n!==null&&(e=o(e,p+"/attributes/last_data_change_at","type",{type:F.properties.
attributes.properties.last_data_change_at.type},F.properties.attributes.properties.last_data_change_at,n),i++),typeof n=="string"&&(z.test(n)||(e=o(e,p+"/attrib\
utes/last_data_change_at","format",{format:"date-time"},F.properties.attributes.properties.last_data_change_at,n),i++))}if(s.require_2fa!==void 0){let n=s.require_2fa;
typeof n!="boolean"&&(e=o(e,p+"/attributes/require_2fa","type",{type:"boolean"},F.properties.attributes.properties.require_2fa,n),i++)}if(s.ip_tracking_enabled!==
void 0){let n=s.ip_tracking_enabled;typeof n!="boolean"&&(e=o(e,p+"/attributes/ip_tracking_enabled","type",{type:"boolean"},F.properties.attributes.properties.ip_tracking_enabled,
n),i++)}if(s.force_use_of_sandbox_environments!==void 0){let n=s.force_use_of_sandbox_environments;typeof n!="boolean"&&(e=o(e,p+"/attributes/force_use_of_sandb\
ox_environments","type",{type:"boolean"},F.properties.attributes.properties.force_use_of_sandbox_environments,n),i++)}if(s.assets_cdn_default_settings!==void 0){
let n=s.assets_cdn_default_settings;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,p+"/attributes/assets_cdn_default_settings","type",{type:"object"},F.properties.
attributes.properties.assets_cdn_default_settings,n),i++)}if(s.theme!==void 0){let n=s.theme;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,p+"/attributes/the\
me","type",{type:"object"},F.properties.attributes.properties.theme,n),i++)}if(s.global_seo!==void 0){let n=s.global_seo;!(n&&typeof n=="object"&&!Array.isArray(
n))&&n!==null&&(e=o(e,p+"/attributes/global_seo","type",{type:F.properties.attributes.properties.global_seo.type},F.properties.attributes.properties.global_seo,
n),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},F.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="ob\
ject"&&!Array.isArray(s)){s.account===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"account"},F.properties.relationships,s),i++),s.owner===void 0&&
(e=o(e,p+"/relationships","required",{missingProperty:"owner"},F.properties.relationships,s),i++),s.item_types===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"\
item_types"},F.properties.relationships,s),i++);for(let n in s)n==="account"||n==="owner"||n==="item_types"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},
F.properties.relationships,s),i++);if(s.account!==void 0){let n=s.account;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships\
/account","required",{missingProperty:"data"},F.properties.relationships.properties.account,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/account",
"additionalProperties",{additionalProperty:l},F.properties.relationships.properties.account,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(
e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;ot(l,{instancePath:p+"/relationships/account/data",parentData:n,parentDataProperty:"data",
rootData:a})||(e=j(e,ot),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/account/data","if",{failingKeyword:"else"},F.properties.relationships.properties.
account.properties.data,l),i++)}}else e=o(e,p+"/relationships/account","type",{type:"object"},F.properties.relationships.properties.account,n),i++}if(s.owner!==
void 0){let n=s.owner;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/owner","required",{missingProperty:"data"},F.properties.
relationships.properties.owner,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/owner","additionalProperties",{additionalProperty:l},F.properties.relationships.
properties.owner,n),i++);n.data!==void 0&&(ot(n.data,{instancePath:p+"/relationships/owner/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,ot),
i=e.length))}else e=o(e,p+"/relationships/owner","type",{type:"object"},F.properties.relationships.properties.owner,n),i++}if(s.item_types!==void 0){let n=s.item_types;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/item_types","required",{missingProperty:"data"},F.properties.relationships.
properties.item_types,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/item_types","additionalProperties",{additionalProperty:l},F.properties.relationships.
properties.item_types,n),i++);if(n.data!==void 0){let l=n.data;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];if(y&&typeof y=="object"&&!Array.
isArray(y)){y.type===void 0&&(e=o(e,p+"/relationships/item_types/data/"+d,"required",{missingProperty:"type"},F.properties.relationships.properties.item_types.properties.
data.items,y),i++),y.id===void 0&&(e=o(e,p+"/relationships/item_types/data/"+d,"required",{missingProperty:"id"},F.properties.relationships.properties.item_types.
properties.data.items,y),i++);for(let v in y)v==="type"||v==="id"||(e=o(e,p+"/relationships/item_types/data/"+d,"additionalProperties",{additionalProperty:v},F.
properties.relationships.properties.item_types.properties.data.items,y),i++);if(y.type!==void 0){let v=y.type;typeof v!="string"&&(e=o(e,p+"/relationships/item_\
types/data/"+d+"/type","type",{type:"string"},F.properties.relationships.properties.item_types.properties.data.items.properties.type,v),i++),v!=="item_type"&&(e=
o(e,p+"/relationships/item_types/data/"+d+"/type","const",{allowedValue:"item_type"},F.properties.relationships.properties.item_types.properties.data.items.properties.
type,v),i++)}if(y.id!==void 0){let v=y.id;typeof v!="string"&&(e=o(e,p+"/relationships/item_types/data/"+d+"/id","type",{type:"string"},F.properties.relationships.
properties.item_types.properties.data.items.properties.id,v),i++)}}else e=o(e,p+"/relationships/item_types/data/"+d,"type",{type:"object"},F.properties.relationships.
properties.item_types.properties.data.items,y),i++}}else e=o(e,p+"/relationships/item_types/data","type",{type:"array"},F.properties.relationships.properties.item_types.
properties.data,l),i++}}else e=o(e,p+"/relationships/item_types","type",{type:"object"},F.properties.relationships.properties.item_types,n),i++}}else e=o(e,p+"/\
relationships","type",{type:"object"},F.properties.relationships,s),i++}t.meta!==void 0&&(so(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"met\
a",rootData:a})||(e=j(e,so),i=e.length))}else e=o(e,p,"type",{type:"object"},F,t),i++;return no.errors=e,i===0}function bn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},ip,t),i++);for(let r in t)
r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},ip,t),i++);t.data!==void 0&&(no(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"\
data",rootData:a})||(e=j(e,no),i=e.length))}else e=o(e,p,"type",{type:"object"},ip,t),i++;return bn.errors=e,i===0}var yd=gn,Cr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironment"}},meta:{$ref:"standin://json-api/sche\
mas#/$defs/ListMeta"}}},sr={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string",const:"environment"},
meta:{$ref:"standin://json-api/schemas#/$defs/ProjectEnvironmentMeta"}}},be={type:"object",additionalProperties:!1,required:["status","read_only_mode","created_\
at","last_data_change_at","primary","forked_from"],properties:{status:{type:"string",enum:["creating","ready","destroying"]},read_only_mode:{type:"boolean"},created_at:{
type:"string",format:"date-time"},last_data_change_at:{type:"string",format:"date-time"},primary:{type:"boolean"},forked_from:{type:["string","null"]}}};function lo(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.status===void 0&&(e=o(e,p,"r\
equired",{missingProperty:"status"},be,t),i++),t.read_only_mode===void 0&&(e=o(e,p,"required",{missingProperty:"read_only_mode"},be,t),i++),t.created_at===void 0&&
(e=o(e,p,"required",{missingProperty:"created_at"},be,t),i++),t.last_data_change_at===void 0&&(e=o(e,p,"required",{missingProperty:"last_data_change_at"},be,t),
i++),t.primary===void 0&&(e=o(e,p,"required",{missingProperty:"primary"},be,t),i++),t.forked_from===void 0&&(e=o(e,p,"required",{missingProperty:"forked_from"},
be,t),i++);for(let r in t)r==="status"||r==="read_only_mode"||r==="created_at"||r==="last_data_change_at"||r==="primary"||r==="forked_from"||(e=o(e,p,"additiona\
lProperties",{additionalProperty:r},be,t),i++);if(t.status!==void 0){let r=t.status;typeof r!="string"&&(e=o(e,p+"/status","type",{type:"string"},be.properties.
status,r),i++),r==="creating"||r==="ready"||r==="destroying"||(e=o(e,p+"/status","enum",{allowedValues:be.properties.status.enum},be.properties.status,r),i++)}if(t.
read_only_mode!==void 0){let r=t.read_only_mode;typeof r!="boolean"&&(e=o(e,p+"/read_only_mode","type",{type:"boolean"},be.properties.read_only_mode,r),i++)}if(t.
created_at!==void 0){let r=t.created_at;typeof r=="string"?z.test(r)||(e=o(e,p+"/created_at","format",{format:"date-time"},be.properties.created_at,r),i++):(e=o(
e,p+"/created_at","type",{type:"string"},be.properties.created_at,r),i++)}if(t.last_data_change_at!==void 0){let r=t.last_data_change_at;typeof r=="string"?z.test(
r)||(e=o(e,p+"/last_data_change_at","format",{format:"date-time"},be.properties.last_data_change_at,r),i++):(e=o(e,p+"/last_data_change_at","type",{type:"string"},
be.properties.last_data_change_at,r),i++)}if(t.primary!==void 0){let r=t.primary;typeof r!="boolean"&&(e=o(e,p+"/primary","type",{type:"boolean"},be.properties.
primary,r),i++)}if(t.forked_from!==void 0){let r=t.forked_from;typeof r!="string"&&r!==null&&(e=o(e,p+"/forked_from","type",{type:be.properties.forked_from.type},
be.properties.forked_from,r),i++)}}else e=o(e,p,"type",{type:"object"},be,t),i++;return lo.errors=e,i===0}function fo(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},sr,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},sr,t),i++);for(let r in t)r==="id"||r==="type"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
sr,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},sr.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},sr.properties.type,r),i++),r!=="environment"&&(e=o(e,p+"/type","const",{allowedValue:"environment"},sr.properties.
type,r),i++)}t.meta!==void 0&&(lo(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,lo),i=e.length))}else e=o(e,p,"type",
{type:"object"},sr,t),i++;return fo.errors=e,i===0}function gn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Cr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"met\
a"},Cr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Cr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)fo(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,fo),i=e.length)}else e=
o(e,p+"/data","type",{type:"array"},Cr.properties.data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,ae),i=e.length))}else e=o(e,p,"type",{type:"object"},Cr,t),i++;return gn.errors=e,i===0}var pp=cn,zr={type:"object",additionalProperties:!1,required:["da\
ta","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}},Fe={
type:"object",additionalProperties:!1,required:["successful","failed"],properties:{successful:{type:"integer",minimum:0},failed:{type:"integer",minimum:0}}};function ao(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,
p,"required",{missingProperty:"successful"},Fe,t),i++),t.failed===void 0&&(e=o(e,p,"required",{missingProperty:"failed"},Fe,t),i++);for(let r in t)r==="successf\
ul"||r==="failed"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Fe,t),i++);if(t.successful!==void 0){let r=t.successful;typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r)||(e=o(e,p+"/successful","type",{type:"integer"},Fe.properties.successful,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/su\
ccessful","minimum",{comparison:">=",limit:0},Fe.properties.successful,r),i++)}if(t.failed!==void 0){let r=t.failed;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,p+"/failed","type",{type:"integer"},Fe.properties.failed,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/failed","minimum",{comparison:"\
>=",limit:0},Fe.properties.failed,r),i++)}}else e=o(e,p,"type",{type:"object"},Fe,t),i++;return ao.errors=e,i===0}function cn(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},
zr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},zr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
zr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)ii(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,ii),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},zr.properties.data,r),i++}t.meta!==void 0&&(ao(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,ao),i=e.length))}else e=o(e,p,"type",{type:"object"},zr,t),i++;return cn.errors=e,i===0}var ud=An,op={type:"objec\
t",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkTag"}},$id:"standin://json-api/data/UploadBulkT\
ag"},ge={type:"object",additionalProperties:!1,required:["type","attributes","relationships"],properties:{type:{type:"string",const:"upload_bulk_tag_operation"},
attributes:{type:"object",additionalProperties:!1,required:["tags"],properties:{tags:{type:"array",items:{type:"string"}}}},relationships:{type:"object",additionalProperties:!1,
required:["uploads"],properties:{uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api\
/schemas#/$defs/UploadReference"}}}}}}}},nr={type:"object",additionalProperties:!1,required:["type","id"],properties:{type:{type:"string",const:"upload"},id:{type:"\
string"}}};function Ut(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},nr,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},nr,t),i++);for(let r in t)r==="type"||
r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},nr,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"\
string"},nr.properties.type,r),i++),r!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},nr.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!=
"string"&&(e=o(e,p+"/id","type",{type:"string"},nr.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},nr,t),i++;return Ut.errors=e,i===0}function yo(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"type"},ge,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},ge,t),i++),t.relationships===void 0&&(e=o(e,
p,"required",{missingProperty:"relationships"},ge,t),i++);for(let r in t)r==="type"||r==="attributes"||r==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
ge,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},ge.properties.type,r),i++),r!=="upload_bulk_tag_operatio\
n"&&(e=o(e,p+"/type","const",{allowedValue:"upload_bulk_tag_operation"},ge.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.tags===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"tags"},ge.properties.attributes,r),i++);for(let s in r)s!=="ta\
gs"&&(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},ge.properties.attributes,r),i++);if(r.tags!==void 0){let s=r.tags;if(Array.isArray(s)){
let n=s.length;for(let l=0;l<n;l++){let f=s[l];typeof f!="string"&&(e=o(e,p+"/attributes/tags/"+l,"type",{type:"string"},ge.properties.attributes.properties.tags.
items,f),i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},ge.properties.attributes.properties.tags,s),i++}}else e=o(e,p+"/attributes","type",{type:"o\
bject"},ge.properties.attributes,r),i++}if(t.relationships!==void 0){let r=t.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){r.uploads===void 0&&(e=o(
e,p+"/relationships","required",{missingProperty:"uploads"},ge.properties.relationships,r),i++);for(let s in r)s!=="uploads"&&(e=o(e,p+"/relationships","additio\
nalProperties",{additionalProperty:s},ge.properties.relationships,r),i++);if(r.uploads!==void 0){let s=r.uploads;if(s&&typeof s=="object"&&!Array.isArray(s)){s.
data===void 0&&(e=o(e,p+"/relationships/uploads","required",{missingProperty:"data"},ge.properties.relationships.properties.uploads,s),i++);for(let n in s)n!=="\
data"&&(e=o(e,p+"/relationships/uploads","additionalProperties",{additionalProperty:n},ge.properties.relationships.properties.uploads,s),i++);if(s.data!==void 0){
let n=s.data;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++)Ut(n[f],{instancePath:p+"/relationships/uploads/data/"+f,parentData:n,parentDataProperty:f,
rootData:a})||(e=j(e,Ut),i=e.length)}else e=o(e,p+"/relationships/uploads/data","type",{type:"array"},ge.properties.relationships.properties.uploads.properties.
data,n),i++}}else e=o(e,p+"/relationships/uploads","type",{type:"object"},ge.properties.relationships.properties.uploads,s),i++}}else e=o(e,p+"/relationships","\
type",{type:"object"},ge.properties.relationships,r),i++}}else e=o(e,p,"type",{type:"object"},ge,t),i++;return yo.errors=e,i===0}function An(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},op,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},op,t),i++);t.data!==void 0&&(yo(t.data,{instancePath:p+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,yo),i=e.length))}else e=o(e,p,"type",{type:"object"},op,t),i++;return An.errors=e,i===0}var md=qn,
sp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadBulkSetUploadCollection"}},$id:"stan\
din://json-api/data/UploadBulkSetUploadCollection"},je={type:"object",additionalProperties:!1,required:["type","relationships"],properties:{type:{type:"string",
const:"upload_bulk_set_upload_collection_operation"},relationships:{type:"object",additionalProperties:!1,required:["upload_collection","uploads"],properties:{upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}},uploads:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadRef\
erence"}}}}}}}};function uo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},je,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},je,t),i++);
for(let s in t)s==="type"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},je,t),i++);if(t.type!==void 0){let s=t.type;typeof s!="st\
ring"&&(e=o(e,p+"/type","type",{type:"string"},je.properties.type,s),i++),s!=="upload_bulk_set_upload_collection_operation"&&(e=o(e,p+"/type","const",{allowedValue:"\
upload_bulk_set_upload_collection_operation"},je.properties.type,s),i++)}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.upload_collection===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"upload_collection"},je.properties.relationships,s),i++),s.uploads===void 0&&
(e=o(e,p+"/relationships","required",{missingProperty:"uploads"},je.properties.relationships,s),i++);for(let n in s)n==="upload_collection"||n==="uploads"||(e=o(
e,p+"/relationships","additionalProperties",{additionalProperty:n},je.properties.relationships,s),i++);if(s.upload_collection!==void 0){let n=s.upload_collection;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"data"},je.properties.relationships.
properties.upload_collection,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalProperties",{additionalProperty:l},je.properties.
relationships.properties.upload_collection,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=
f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/upload_collection/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===
i;d=r}d||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},je.properties.relationships.properties.upload_collection.properties.data,
l),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},je.properties.relationships.properties.upload_collection,n),i++}if(s.uploads!==void 0){
let n=s.uploads;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/uploads","required",{missingProperty:"data"},je.properties.
relationships.properties.uploads,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/uploads","additionalProperties",{additionalProperty:l},je.properties.
relationships.properties.uploads,n),i++);if(n.data!==void 0){let l=n.data;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++)Ut(l[d],{instancePath:p+"/rela\
tionships/uploads/data/"+d,parentData:l,parentDataProperty:d,rootData:a})||(e=j(e,Ut),i=e.length)}else e=o(e,p+"/relationships/uploads/data","type",{type:"array"},
je.properties.relationships.properties.uploads.properties.data,l),i++}}else e=o(e,p+"/relationships/uploads","type",{type:"object"},je.properties.relationships.
properties.uploads,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},je.properties.relationships,s),i++}}else e=o(e,p,"type",{type:"object"},je,t),i++;
return uo.errors=e,i===0}function qn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},sp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},sp,
t),i++);t.data!==void 0&&(uo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,uo),i=e.length))}else e=o(e,p,"type",{type:"\
object"},sp,t),i++;return qn.errors=e,i===0}var _d=jn,np={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sch\
emas#/$defs/UploadBulkDestroy"}},$id:"standin://json-api/data/UploadBulkDestroy"},Ye={type:"object",additionalProperties:!1,required:["type","relationships"],properties:{
type:{type:"string",const:"upload_bulk_destroy_operation"},relationships:{type:"object",additionalProperties:!1,required:["uploads"],properties:{uploads:{type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}}};function mo(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"type"},Ye,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},Ye,t),i++);for(let r in t)r==="type"||
r==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ye,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","ty\
pe",{type:"string"},Ye.properties.type,r),i++),r!=="upload_bulk_destroy_operation"&&(e=o(e,p+"/type","const",{allowedValue:"upload_bulk_destroy_operation"},Ye.properties.
type,r),i++)}if(t.relationships!==void 0){let r=t.relationships;if(r&&typeof r=="object"&&!Array.isArray(r)){r.uploads===void 0&&(e=o(e,p+"/relationships","requ\
ired",{missingProperty:"uploads"},Ye.properties.relationships,r),i++);for(let s in r)s!=="uploads"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:s},
Ye.properties.relationships,r),i++);if(r.uploads!==void 0){let s=r.uploads;if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,p+"/relationship\
s/uploads","required",{missingProperty:"data"},Ye.properties.relationships.properties.uploads,s),i++);for(let n in s)n!=="data"&&(e=o(e,p+"/relationships/upload\
s","additionalProperties",{additionalProperty:n},Ye.properties.relationships.properties.uploads,s),i++);if(s.data!==void 0){let n=s.data;if(Array.isArray(n)){let l=n.
length;for(let f=0;f<l;f++)Ut(n[f],{instancePath:p+"/relationships/uploads/data/"+f,parentData:n,parentDataProperty:f,rootData:a})||(e=j(e,Ut),i=e.length)}else e=
o(e,p+"/relationships/uploads/data","type",{type:"array"},Ye.properties.relationships.properties.uploads.properties.data,n),i++}}else e=o(e,p+"/relationships/up\
loads","type",{type:"object"},Ye.properties.relationships.properties.uploads,s),i++}}else e=o(e,p+"/relationships","type",{type:"object"},Ye.properties.relationships,
r),i++}}else e=o(e,p,"type",{type:"object"},Ye,t),i++;return mo.errors=e,i===0}function jn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},np,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},np,t),i++);t.data!==void 0&&(mo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,mo),i=e.length))}else e=o(e,p,"type",{type:"object"},np,t),i++;return jn.errors=e,i===0}var bd=vn,Or={type:"object",additionalProperties:!1,required:["da\
ta","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/RecordEntity"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},
$t={type:"object",additionalProperties:!1,required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{type:"object",additionalProperties:!0},
relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}};function _o(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},$t,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},$t,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||r==="relationships"||r==="meta"||(e=o(e,p,"additi\
onalProperties",{additionalProperty:r},$t,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},$t.properties.id,r),i++)}
if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},$t.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;
r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/attributes","type",{type:"object"},$t.properties.attributes,r),i++)}if(t.relationships!==void 0){let r=t.relationships;
r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/relationships","type",{type:"object"},$t.properties.relationships,r),i++)}if(t.meta!==void 0){let r=t.meta;
r&&typeof r=="object"&&!Array.isArray(r)||(e=o(e,p+"/meta","type",{type:"object"},$t.properties.meta,r),i++)}}else e=o(e,p,"type",{type:"object"},$t,t),i++;return _o.
errors=e,i===0}function vn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Or,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Or,t),i++);for(let r in t)
r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Or,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<
s;n++)_o(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,_o),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Or.properties.
data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",
{type:"object"},Or,t),i++;return vn.errors=e,i===0}var gd=Dn,Rr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{
$ref:"standin://json-api/schemas#/$defs/UploadTrack"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},B={type:"object",additionalProperties:!1,required:[
"id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_track"},attributes:{type:"object",additionalProperties:!1,
required:["name","language_code","error","status","closed_captions"],properties:{name:{type:"string"},language_code:{type:"string"},error:{type:["string","null"]},
status:{type:"string",enum:["preparing","ready","errored"]},closed_captions:{type:["boolean","null"]}}},relationships:{type:"object",additionalProperties:!1,required:[
"upload"],properties:{upload:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadReference"}}}}}}};
function bo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},B,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},B,t),i++),t.attributes===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"attributes"},B,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},B,t),i++);for(let r in t)r==="i\
d"||r==="type"||r==="attributes"||r==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:r},B,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="\
string"&&(e=o(e,p+"/id","type",{type:"string"},B.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"strin\
g"},B.properties.type,r),i++),r!=="upload_track"&&(e=o(e,p+"/type","const",{allowedValue:"upload_track"},B.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.
attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},B.properties.attributes,r),i++),
r.language_code===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"language_code"},B.properties.attributes,r),i++),r.error===void 0&&(e=o(e,p+"/attri\
butes","required",{missingProperty:"error"},B.properties.attributes,r),i++),r.status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"status"},B.properties.
attributes,r),i++),r.closed_captions===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"closed_captions"},B.properties.attributes,r),i++);for(let s in r)
s==="name"||s==="language_code"||s==="error"||s==="status"||s==="closed_captions"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},B.properties.
attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},B.properties.attributes.properties.name,
s),i++)}if(r.language_code!==void 0){let s=r.language_code;typeof s!="string"&&(e=o(e,p+"/attributes/language_code","type",{type:"string"},B.properties.attributes.
properties.language_code,s),i++)}if(r.error!==void 0){let s=r.error;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/error","type",{type:B.properties.attributes.
properties.error.type},B.properties.attributes.properties.error,s),i++)}if(r.status!==void 0){let s=r.status;typeof s!="string"&&(e=o(e,p+"/attributes/status","\
type",{type:"string"},B.properties.attributes.properties.status,s),i++),s==="preparing"||s==="ready"||s==="errored"||(e=o(e,p+"/attributes/status","enum",{allowedValues:B.
properties.attributes.properties.status.enum},B.properties.attributes.properties.status,s),i++)}if(r.closed_captions!==void 0){let s=r.closed_captions;typeof s!=
"boolean"&&s!==null&&(e=o(e,p+"/attributes/closed_captions","type",{type:B.properties.attributes.properties.closed_captions.type},B.properties.attributes.properties.
closed_captions,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},B.properties.attributes,r),i++}if(t.relationships!==void 0){let r=t.relationships;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.upload===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"upload"},B.properties.relationships,r),i++);for(let s in r)
s!=="upload"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:s},B.properties.relationships,r),i++);if(r.upload!==void 0){let s=r.upload;if(s&&
typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,p+"/relationships/upload","required",{missingProperty:"data"},B.properties.relationships.properties.
upload,s),i++);for(let n in s)n!=="data"&&(e=o(e,p+"/relationships/upload","additionalProperties",{additionalProperty:n},B.properties.relationships.properties.upload,
s),i++);s.data!==void 0&&(Ut(s.data,{instancePath:p+"/relationships/upload/data",parentData:s,parentDataProperty:"data",rootData:a})||(e=j(e,Ut),i=e.length))}else
e=o(e,p+"/relationships/upload","type",{type:"object"},B.properties.relationships.properties.upload,s),i++}}else e=o(e,p+"/relationships","type",{type:"object"},
B.properties.relationships,r),i++}}else e=o(e,p,"type",{type:"object"},B,t),i++;return bo.errors=e,i===0}function Dn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Rr,t),i++),t.meta===
void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Rr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Rr,
t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)bo(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,
rootData:a})||(e=j(e,bo),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Rr.properties.data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,
parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",{type:"object"},Rr,t),i++;return Dn.errors=e,i===0}var cd=kn,lp={type:"objec\
t",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTrackCreate"}},$id:"standin://json-api/data/UploadT\
rackCreate"},ce={type:"object",additionalProperties:!1,required:["type","attributes"],properties:{type:{type:"string",const:"upload_track"},attributes:{type:"ob\
ject",additionalProperties:!1,required:["url_or_upload_request_id","language_code","type"],properties:{url_or_upload_request_id:{type:"string"},name:{type:"stri\
ng"},language_code:{type:"string"},closed_captions:{type:["boolean","null"]},type:{type:"string",enum:["subtitles","audio"]}}}}};function go(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},ce,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},ce,t),i++);for(let r in t)r==="type"||r==="attributes"||(e=o(e,p,"ad\
ditionalProperties",{additionalProperty:r},ce,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},ce.properties.
type,r),i++),r!=="upload_track"&&(e=o(e,p+"/type","const",{allowedValue:"upload_track"},ce.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){r.url_or_upload_request_id===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url_or_upload_request_id"},
ce.properties.attributes,r),i++),r.language_code===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"language_code"},ce.properties.attributes,r),i++),
r.type===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"type"},ce.properties.attributes,r),i++);for(let s in r)s==="url_or_upload_request_id"||s===
"name"||s==="language_code"||s==="closed_captions"||s==="type"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},ce.properties.attributes,r),
i++);if(r.url_or_upload_request_id!==void 0){let s=r.url_or_upload_request_id;typeof s!="string"&&(e=o(e,p+"/attributes/url_or_upload_request_id","type",{type:"\
string"},ce.properties.attributes.properties.url_or_upload_request_id,s),i++)}if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","\
type",{type:"string"},ce.properties.attributes.properties.name,s),i++)}if(r.language_code!==void 0){let s=r.language_code;typeof s!="string"&&(e=o(e,p+"/attribu\
tes/language_code","type",{type:"string"},ce.properties.attributes.properties.language_code,s),i++)}if(r.closed_captions!==void 0){let s=r.closed_captions;typeof s!=
"boolean"&&s!==null&&(e=o(e,p+"/attributes/closed_captions","type",{type:ce.properties.attributes.properties.closed_captions.type},ce.properties.attributes.properties.
closed_captions,s),i++)}if(r.type!==void 0){let s=r.type;typeof s!="string"&&(e=o(e,p+"/attributes/type","type",{type:"string"},ce.properties.attributes.properties.
type,s),i++),s==="subtitles"||s==="audio"||(e=o(e,p+"/attributes/type","enum",{allowedValues:ce.properties.attributes.properties.type.enum},ce.properties.attributes.
properties.type,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},ce.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},ce,t),i++;return go.
errors=e,i===0}function kn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},lp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},lp,t),
i++);t.data!==void 0&&(go(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,go),i=e.length))}else e=o(e,p,"type",{type:"\
object"},lp,t),i++;return kn.errors=e,i===0}var Ad=hn,Lr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"\
standin://json-api/schemas#/$defs/UploadTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},pe={type:"object",additionalProperties:!1,required:["i\
d","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],
properties:{name:{type:"string"}}}}};function co(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},pe,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},pe,t),i++),
t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},pe,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additional\
Properties",{additionalProperty:r},pe,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},pe.properties.id,r),i++)}if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},pe.properties.type,r),i++),r!=="upload_tag"&&(e=o(e,p+"/type","const",{allowedValue:"\
upload_tag"},pe.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/at\
tributes","required",{missingProperty:"name"},pe.properties.attributes,r),i++);for(let s in r)s!=="name"&&(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},
pe.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},pe.properties.attributes.
properties.name,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},pe.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},pe,t),i++;return co.
errors=e,i===0}function hn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Lr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Lr,t),i++);for(let r in t)
r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Lr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<
s;n++)co(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,co),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Lr.properties.
data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",
{type:"object"},Lr,t),i++;return hn.errors=e,i===0}var qd=Nn,fp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-\
api/schemas#/$defs/UploadTag"}},$id:"standin://json-api/data/UploadTag"};function Ao(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},pe,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},pe,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},pe,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=
o(e,p,"additionalProperties",{additionalProperty:r},pe,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},pe.properties.
id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},pe.properties.type,r),i++),r!=="upload_tag"&&(e=o(e,p+"/\
type","const",{allowedValue:"upload_tag"},pe.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.
name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},pe.properties.attributes,r),i++);for(let s in r)s!=="name"&&(e=o(e,p+"/attributes","ad\
ditionalProperties",{additionalProperty:s},pe.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","ty\
pe",{type:"string"},pe.properties.attributes.properties.name,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},pe.properties.attributes,r),i++}}else e=
o(e,p,"type",{type:"object"},pe,t),i++;return Ao.errors=e,i===0}function Nn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},fp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"a\
dditionalProperties",{additionalProperty:r},fp,t),i++);t.data!==void 0&&(Ao(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,Ao),i=e.length))}else e=o(e,p,"type",{type:"object"},fp,t),i++;return Nn.errors=e,i===0}var jd=$n,dp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadTagCreate"}},$id:"standin://json-api/data/UploadTagCreate"},gt={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{type:{type:"string",const:"upload_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{
name:{type:"string"}}}}};function qo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},gt,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},gt,t),i++);
for(let r in t)r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},gt,t),i++);if(t.type!==void 0){let r=t.type;typeof r!="strin\
g"&&(e=o(e,p+"/type","type",{type:"string"},gt.properties.type,r),i++),r!=="upload_tag"&&(e=o(e,p+"/type","const",{allowedValue:"upload_tag"},gt.properties.type,
r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
name"},gt.properties.attributes,r),i++);for(let s in r)s!=="name"&&(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},gt.properties.attributes,
r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},gt.properties.attributes.properties.name,s),i++)}}else
e=o(e,p+"/attributes","type",{type:"object"},gt.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},gt,t),i++;return qo.errors=e,i===0}function $n(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"data"},dp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},dp,t),i++);t.data!==void 0&&(qo(t.data,
{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,qo),i=e.length))}else e=o(e,p,"type",{type:"object"},dp,t),i++;return $n.errors=
e,i===0}var vd=xn,Sr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$de\
fs/UploadSmartTag"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}},et={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_smart_tag"},attributes:{type:"object",additionalProperties:!1,required:["name"],properties:{name:{type:"str\
ing"}}}}};function jo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===
void 0&&(e=o(e,p,"required",{missingProperty:"id"},et,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},et,t),i++),t.attributes===void 0&&(e=
o(e,p,"required",{missingProperty:"attributes"},et,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
et,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},et.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},et.properties.type,r),i++),r!=="upload_smart_tag"&&(e=o(e,p+"/type","const",{allowedValue:"upload_smart_tag"},
et.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","re\
quired",{missingProperty:"name"},et.properties.attributes,r),i++);for(let s in r)s!=="name"&&(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},
et.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},et.properties.attributes.
properties.name,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},et.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},et,t),i++;return jo.
errors=e,i===0}function xn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Sr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Sr,t),i++);for(let r in t)
r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Sr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<
s;n++)jo(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,jo),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Sr.properties.
data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",
{type:"object"},Sr,t),i++;return xn.errors=e,i===0}var xi=wn,ap={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-\
api/schemas#/$defs/UploadFilter"}},$id:"standin://json-api/data/UploadFilter"},S={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,required:["name","filter","shared"],properties:{
name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}}};function vo(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},S,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},S,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},S,t),i++);for(let r in t)r==="i\
d"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},S,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/i\
d","type",{type:"string"},S.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},S.properties.type,
r),i++),r!=="upload_filter"&&(e=o(e,p+"/type","const",{allowedValue:"upload_filter"},S.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},S.properties.attributes,r),i++),r.filter===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"filter"},S.properties.attributes,r),i++),r.shared===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
shared"},S.properties.attributes,r),i++);for(let s in r)s==="name"||s==="filter"||s==="shared"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},
S.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},S.properties.attributes.
properties.name,s),i++)}if(r.filter!==void 0){let s=r.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/attributes/filter","type",{type:"object"},S.properties.
attributes.properties.filter,s),i++)}if(r.shared!==void 0){let s=r.shared;typeof s!="boolean"&&(e=o(e,p+"/attributes/shared","type",{type:"boolean"},S.properties.
attributes.properties.shared,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},S.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},S,t),
i++;return vo.errors=e,i===0}function wn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},ap,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},
ap,t),i++);t.data!==void 0&&(vo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,vo),i=e.length))}else e=o(e,p,"type",
{type:"object"},ap,t),i++;return wn.errors=e,i===0}var Dd=En,yp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-\
api/schemas#/$defs/UploadFilterUpdate"}},$id:"standin://json-api/data/UploadFilterUpdate"},tt={type:"object",additionalProperties:!1,properties:{id:{type:"strin\
g"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},
shared:{type:"boolean"}}}},required:["id","type"]};function Do(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},tt,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},
tt,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},tt,t),i++);if(t.id!==void 0){let r=t.id;
typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},tt.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",
{type:"string"},tt.properties.type,r),i++),r!=="upload_filter"&&(e=o(e,p+"/type","const",{allowedValue:"upload_filter"},tt.properties.type,r),i++)}if(t.attributes!==
void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)s==="name"||s==="filter"||s==="shared"||(e=o(e,p+"/attributes","additiona\
lProperties",{additionalProperty:s},tt.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"\
string"},tt.properties.attributes.properties.name,s),i++)}if(r.filter!==void 0){let s=r.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/attributes/f\
ilter","type",{type:"object"},tt.properties.attributes.properties.filter,s),i++)}if(r.shared!==void 0){let s=r.shared;typeof s!="boolean"&&(e=o(e,p+"/attributes\
/shared","type",{type:"boolean"},tt.properties.attributes.properties.shared,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},tt.properties.attributes,
r),i++}}else e=o(e,p,"type",{type:"object"},tt,t),i++;return Do.errors=e,i===0}function En(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},yp,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},yp,t),i++);t.data!==void 0&&(Do(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,Do),i=e.length))}else e=o(e,p,"type",{type:"object"},yp,t),i++;return En.errors=e,i===0}var kd=Fn,up={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadFilterCreate"}},$id:"standin://json-api/data/UploadFilterCreate"},$e={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_filter"},attributes:{type:"object",
additionalProperties:!1,required:["name","filter","shared"],properties:{name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolea\
n"}}}}};function ko(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},$e,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},$e,t),i++);for(let r in t)
r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},$e,t),i++);if(t.id!==void 0){let r=t.id;typeof r=="string"?Kt.test(
r)||(e=o(e,p+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},$e.properties.id,r),i++):(e=o(e,p+"/id","type",{type:"string"},$e.properties.id,r),i++)}if(t.type!==
void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},$e.properties.type,r),i++),r!=="upload_filter"&&(e=o(e,p+"/type","const",{allowedValue:"\
upload_filter"},$e.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"\
/attributes","required",{missingProperty:"name"},$e.properties.attributes,r),i++),r.filter===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"filter"},
$e.properties.attributes,r),i++),r.shared===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"shared"},$e.properties.attributes,r),i++);for(let s in r)
s==="name"||s==="filter"||s==="shared"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},$e.properties.attributes,r),i++);if(r.name!==void 0){
let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},$e.properties.attributes.properties.name,s),i++)}if(r.filter!==void 0){let s=r.
filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/attributes/filter","type",{type:"object"},$e.properties.attributes.properties.filter,s),i++)}if(r.shared!==
void 0){let s=r.shared;typeof s!="boolean"&&(e=o(e,p+"/attributes/shared","type",{type:"boolean"},$e.properties.attributes.properties.shared,s),i++)}}else e=o(e,
p+"/attributes","type",{type:"object"},$e.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},$e,t),i++;return ko.errors=e,i===0}function Fn(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},up,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},up,t),i++);t.data!==void 0&&(ko(t.data,{instancePath:p+"/dat\
a",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,ko),i=e.length))}else e=o(e,p,"type",{type:"object"},up,t),i++;return Fn.errors=e,i===0}var hd=Tn,
Mr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadFilter"}},
meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function ho(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&
typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},S,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},S,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},S,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(
e,p,"additionalProperties",{additionalProperty:r},S,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},S.properties.
id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},S.properties.type,r),i++),r!=="upload_filter"&&(e=o(e,p+
"/type","const",{allowedValue:"upload_filter"},S.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){
r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},S.properties.attributes,r),i++),r.filter===void 0&&(e=o(e,p+"/attributes","required",
{missingProperty:"filter"},S.properties.attributes,r),i++),r.shared===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"shared"},S.properties.attributes,
r),i++);for(let s in r)s==="name"||s==="filter"||s==="shared"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},S.properties.attributes,r),i++);
if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},S.properties.attributes.properties.name,s),i++)}if(r.filter!==
void 0){let s=r.filter;s&&typeof s=="object"&&!Array.isArray(s)||(e=o(e,p+"/attributes/filter","type",{type:"object"},S.properties.attributes.properties.filter,
s),i++)}if(r.shared!==void 0){let s=r.shared;typeof s!="boolean"&&(e=o(e,p+"/attributes/shared","type",{type:"boolean"},S.properties.attributes.properties.shared,
s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},S.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},S,t),i++;return ho.errors=e,i===0}
function Tn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,p,"required",{missingProperty:"data"},Mr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Mr,t),i++);for(let r in t)r==="data"||r===
"meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Mr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)
ho(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,ho),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Mr.properties.
data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",
{type:"object"},Mr,t),i++;return Tn.errors=e,i===0}var Nd=Un,mp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-\
api/schemas#/$defs/UploadRequest"}},$id:"standin://json-api/data/UploadRequest"},xe={type:"object",additionalProperties:!1,required:["id","type","attributes"],properties:{
id:{type:"string"},type:{type:"string",const:"upload_request"},attributes:{type:"object",additionalProperties:!1,required:["url","request_headers"],properties:{
url:{type:"string",format:"uri"},request_headers:{type:"object",additionalProperties:{type:"string"}}}}}};function No(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},xe,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},xe,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},xe,t),i++);for(let r in t)r===
"id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},xe,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+
"/id","type",{type:"string"},xe.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},xe.properties.
type,r),i++),r!=="upload_request"&&(e=o(e,p+"/type","const",{allowedValue:"upload_request"},xe.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){r.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},xe.properties.attributes,r),i++),r.request_headers===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"request_headers"},xe.properties.attributes,r),i++);for(let s in r)s==="url"||s==="request_headers"||
(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},xe.properties.attributes,r),i++);if(r.url!==void 0){let s=r.url;typeof s=="string"?Vt(s)||(e=
o(e,p+"/attributes/url","format",{format:"uri"},xe.properties.attributes.properties.url,s),i++):(e=o(e,p+"/attributes/url","type",{type:"string"},xe.properties.
attributes.properties.url,s),i++)}if(r.request_headers!==void 0){let s=r.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];
typeof l!="string"&&(e=o(e,p+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},xe.properties.attributes.properties.
request_headers.additionalProperties,l),i++)}else e=o(e,p+"/attributes/request_headers","type",{type:"object"},xe.properties.attributes.properties.request_headers,
s),i++}}else e=o(e,p+"/attributes","type",{type:"object"},xe.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},xe,t),i++;return No.errors=e,i===
0}function Un(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&
(e=o(e,p,"required",{missingProperty:"data"},mp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},mp,t),i++);t.data!==void 0&&
(No(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,No),i=e.length))}else e=o(e,p,"type",{type:"object"},mp,t),i++;return Un.
errors=e,i===0}var $d=In,_p={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadRequestCrea\
te"}},$id:"standin://json-api/data/UploadRequestCreate"},Oe={type:"object",additionalProperties:!1,properties:{type:{type:"string",const:"upload_request"},attributes:{
type:"object",additionalProperties:!1,properties:{filename:{type:"string"}}},relationships:{type:"object",additionalProperties:!1,properties:{upload_collection:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}},required:["type"]};function $o(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Oe,t),i++);for(let s in t)s==="type"||s==="attributes"||s==="relationships"||(e=o(e,p,
"additionalProperties",{additionalProperty:s},Oe,t),i++);if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},Oe.properties.
type,s),i++),s!=="upload_request"&&(e=o(e,p+"/type","const",{allowedValue:"upload_request"},Oe.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n!=="filename"&&(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},Oe.properties.attributes,
s),i++);if(s.filename!==void 0){let n=s.filename;typeof n!="string"&&(e=o(e,p+"/attributes/filename","type",{type:"string"},Oe.properties.attributes.properties.
filename,n),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},Oe.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s==
"object"&&!Array.isArray(s)){for(let n in s)n!=="upload_collection"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},Oe.properties.relationships,
s),i++);if(s.upload_collection!==void 0){let n=s.upload_collection;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/upload\
_collection","required",{missingProperty:"data"},Oe.properties.relationships.properties.upload_collection,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relation\
ships/upload_collection","additionalProperties",{additionalProperty:l},Oe.properties.relationships.properties.upload_collection,n),i++);if(n.data!==void 0){let l=n.
data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/upload_collection/da\
ta",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"\
else"},Oe.properties.relationships.properties.upload_collection.properties.data,l),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},
Oe.properties.relationships.properties.upload_collection,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},Oe.properties.relationships,s),i++}}else e=
o(e,p,"type",{type:"object"},Oe,t),i++;return $o.errors=e,i===0}function In(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},_p,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"a\
dditionalProperties",{additionalProperty:r},_p,t),i++);t.data!==void 0&&($o(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,$o),i=e.length))}else e=o(e,p,"type",{type:"object"},_p,t),i++;return In.errors=e,i===0}var wi=Vn,bp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},$id:"standin://json-api/data/Webhook"},x={type:"object",additionalProperties:!1,required:[
"id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name",
"url","custom_payload","headers","events","http_basic_user","http_basic_password","enabled","payload_api_version","nested_items_in_payload","auto_retry"],properties:{
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"p\
assword"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},lr={type:"object",
additionalProperties:!1,required:["entity_type","event_types"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_types:{type:"\
array",items:{$ref:"standin://json-api/schemas#/$defs/EventType"}},filters:{type:["array","null"],items:{$ref:"standin://json-api/schemas#/$defs/WebhookEventFil\
ter"}}}},gp={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function dr(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},gp,t),i++),t==="item"||t==="item_t\
ype"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"||(e=o(e,p,"enum",{allowedValues:gp.enum},
gp,t),i++),dr.errors=e,i===0}var cp={type:"string",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_\
failed","change","invalidate"]};function ar(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=
o(e,p,"type",{type:"string"},cp,t),i++),t==="create"||t==="update"||t==="delete"||t==="publish"||t==="unpublish"||t==="promote"||t==="deploy_started"||t==="depl\
oy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||(e=o(e,p,"enum",{allowedValues:cp.enum},cp,t),i++),ar.errors=e,i===0}var ct={type:"object",additionalProperties:!1,
required:["entity_type","entity_ids"],properties:{entity_type:{type:"string",enum:["item_type","item","build_trigger","environment","environment_type"]},entity_ids:{
type:"array",minItems:1,items:{type:"string"}}}};function xo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,p,"required",{missingProperty:"entity_type"},ct,t),i++),t.entity_ids===void 0&&(e=o(e,p,"required",{
missingProperty:"entity_ids"},ct,t),i++);for(let r in t)r==="entity_type"||r==="entity_ids"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ct,t),i++);if(t.
entity_type!==void 0){let r=t.entity_type;typeof r!="string"&&(e=o(e,p+"/entity_type","type",{type:"string"},ct.properties.entity_type,r),i++),r==="item_type"||
r==="item"||r==="build_trigger"||r==="environment"||r==="environment_type"||(e=o(e,p+"/entity_type","enum",{allowedValues:ct.properties.entity_type.enum},ct.properties.
entity_type,r),i++)}if(t.entity_ids!==void 0){let r=t.entity_ids;if(Array.isArray(r)){r.length<1&&(e=o(e,p+"/entity_ids","minItems",{limit:1},ct.properties.entity_ids,
r),i++);let s=r.length;for(let n=0;n<s;n++){let l=r[n];typeof l!="string"&&(e=o(e,p+"/entity_ids/"+n,"type",{type:"string"},ct.properties.entity_ids.items,l),i++)}}else
e=o(e,p+"/entity_ids","type",{type:"array"},ct.properties.entity_ids,r),i++}}else e=o(e,p,"type",{type:"object"},ct,t),i++;return xo.errors=e,i===0}function nt(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,
p,"required",{missingProperty:"entity_type"},lr,t),i++),t.event_types===void 0&&(e=o(e,p,"required",{missingProperty:"event_types"},lr,t),i++);for(let r in t)r===
"entity_type"||r==="event_types"||r==="filters"||(e=o(e,p,"additionalProperties",{additionalProperty:r},lr,t),i++);if(t.entity_type!==void 0&&(dr(t.entity_type,
{instancePath:p+"/entity_type",parentData:t,parentDataProperty:"entity_type",rootData:a})||(e=j(e,dr),i=e.length)),t.event_types!==void 0){let r=t.event_types;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)ar(r[n],{instancePath:p+"/event_types/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,ar),i=e.length)}else
e=o(e,p+"/event_types","type",{type:"array"},lr.properties.event_types,r),i++}if(t.filters!==void 0){let r=t.filters;if(!Array.isArray(r)&&r!==null&&(e=o(e,p+"/\
filters","type",{type:lr.properties.filters.type},lr.properties.filters,r),i++),Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)xo(r[n],{instancePath:p+"/f\
ilters/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,xo),i=e.length)}}}else e=o(e,p,"type",{type:"object"},lr,t),i++;return nt.errors=e,i===0}function wo(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},x,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},x,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"\
attributes"},x,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},x,t),i++);if(t.id!==void 0){
let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},x.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/typ\
e","type",{type:"string"},x.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","const",{allowedValue:"webhook"},x.properties.type,r),i++)}if(t.attributes!==
void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},x.properties.
attributes,r),i++),r.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},x.properties.attributes,r),i++),r.custom_payload===void 0&&(e=o(e,p+
"/attributes","required",{missingProperty:"custom_payload"},x.properties.attributes,r),i++),r.headers===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
headers"},x.properties.attributes,r),i++),r.events===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"events"},x.properties.attributes,r),i++),r.http_basic_user===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"http_basic_user"},x.properties.attributes,r),i++),r.http_basic_password===void 0&&(e=o(e,p+"/attribu\
tes","required",{missingProperty:"http_basic_password"},x.properties.attributes,r),i++),r.enabled===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
enabled"},x.properties.attributes,r),i++),r.payload_api_version===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"payload_api_version"},x.properties.
attributes,r),i++),r.nested_items_in_payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"nested_items_in_payload"},x.properties.attributes,r),
i++),r.auto_retry===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"auto_retry"},x.properties.attributes,r),i++);for(let s in r)J.call(x.properties.
attributes.properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},x.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;
typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},x.properties.attributes.properties.name,s),i++)}if(r.url!==void 0){let s=r.url;typeof s!=
"string"&&(e=o(e,p+"/attributes/url","type",{type:"string"},x.properties.attributes.properties.url,s),i++)}if(r.custom_payload!==void 0){let s=r.custom_payload;
typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/custom_payload","type",{type:x.properties.attributes.properties.custom_payload.type},x.properties.attributes.
properties.custom_payload,s),i++)}if(r.headers!==void 0){let s=r.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!="strin\
g"&&(e=o(e,p+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},x.properties.attributes.properties.headers.additionalProperties,
l),i++)}else e=o(e,p+"/attributes/headers","type",{type:"object"},x.properties.attributes.properties.headers,s),i++}if(r.events!==void 0){let s=r.events;if(Array.
isArray(s)){let n=s.length;for(let l=0;l<n;l++)nt(s[l],{instancePath:p+"/attributes/events/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,nt),i=e.length)}else
e=o(e,p+"/attributes/events","type",{type:"array"},x.properties.attributes.properties.events,s),i++}if(r.http_basic_user!==void 0){let s=r.http_basic_user;typeof s!=
"string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_user","type",{type:x.properties.attributes.properties.http_basic_user.type},x.properties.attributes.properties.
http_basic_user,s),i++)}if(r.http_basic_password!==void 0){let s=r.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_password",
"type",{type:x.properties.attributes.properties.http_basic_password.type},x.properties.attributes.properties.http_basic_password,s),i++)}if(r.enabled!==void 0){
let s=r.enabled;typeof s!="boolean"&&(e=o(e,p+"/attributes/enabled","type",{type:"boolean"},x.properties.attributes.properties.enabled,s),i++)}if(r.payload_api_version!==
void 0){let s=r.payload_api_version;typeof s!="string"&&(e=o(e,p+"/attributes/payload_api_version","type",{type:"string"},x.properties.attributes.properties.payload_api_version,
s),i++)}if(r.nested_items_in_payload!==void 0){let s=r.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,p+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},x.properties.attributes.properties.nested_items_in_payload,s),i++)}if(r.auto_retry!==void 0){let s=r.auto_retry;typeof s!="boolean"&&(e=o(e,p+"/attrib\
utes/auto_retry","type",{type:"boolean"},x.properties.attributes.properties.auto_retry,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},x.properties.attributes,
r),i++}}else e=o(e,p,"type",{type:"object"},x,t),i++;return wo.errors=e,i===0}function Vn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},bp,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},bp,t),i++);t.data!==void 0&&(wo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,wo),i=e.length))}else e=o(e,p,"type",{type:"object"},bp,t),i++;return Vn.errors=e,i===0}var xd=Cn,Ap={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookUpdate"}},$id:"standin://json-api/data/WebhookUpdate"},te={type:"object",additionalProperties:!1,
properties:{id:{type:"string"},type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,properties:{name:{type:"string"},url:{type:"\
string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-a\
pi/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},
payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}},required:["id","type"]};function Eo(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},te,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},te,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additi\
onalProperties",{additionalProperty:r},te,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},te.properties.id,r),i++)}
if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},te.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","const",
{allowedValue:"webhook"},te.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){for(let s in r)J.call(
te.properties.attributes.properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},te.properties.attributes,r),i++);if(r.name!==void 0){
let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},te.properties.attributes.properties.name,s),i++)}if(r.url!==void 0){let s=r.
url;typeof s!="string"&&(e=o(e,p+"/attributes/url","type",{type:"string"},te.properties.attributes.properties.url,s),i++)}if(r.custom_payload!==void 0){let s=r.
custom_payload;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/custom_payload","type",{type:te.properties.attributes.properties.custom_payload.type},te.properties.
attributes.properties.custom_payload,s),i++)}if(r.headers!==void 0){let s=r.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!=
"string"&&(e=o(e,p+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},te.properties.attributes.properties.headers.additionalProperties,
l),i++)}else e=o(e,p+"/attributes/headers","type",{type:"object"},te.properties.attributes.properties.headers,s),i++}if(r.events!==void 0){let s=r.events;if(Array.
isArray(s)){let n=s.length;for(let l=0;l<n;l++)nt(s[l],{instancePath:p+"/attributes/events/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,nt),i=e.length)}else
e=o(e,p+"/attributes/events","type",{type:"array"},te.properties.attributes.properties.events,s),i++}if(r.http_basic_user!==void 0){let s=r.http_basic_user;typeof s!=
"string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_user","type",{type:te.properties.attributes.properties.http_basic_user.type},te.properties.attributes.properties.
http_basic_user,s),i++)}if(r.http_basic_password!==void 0){let s=r.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_password",
"type",{type:te.properties.attributes.properties.http_basic_password.type},te.properties.attributes.properties.http_basic_password,s),i++)}if(r.enabled!==void 0){
let s=r.enabled;typeof s!="boolean"&&(e=o(e,p+"/attributes/enabled","type",{type:"boolean"},te.properties.attributes.properties.enabled,s),i++)}if(r.payload_api_version!==
void 0){let s=r.payload_api_version;typeof s!="string"&&(e=o(e,p+"/attributes/payload_api_version","type",{type:"string"},te.properties.attributes.properties.payload_api_version,
s),i++)}if(r.nested_items_in_payload!==void 0){let s=r.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,p+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},te.properties.attributes.properties.nested_items_in_payload,s),i++)}if(r.auto_retry!==void 0){let s=r.auto_retry;typeof s!="boolean"&&(e=o(e,p+"/attri\
butes/auto_retry","type",{type:"boolean"},te.properties.attributes.properties.auto_retry,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},te.properties.
attributes,r),i++}}else e=o(e,p,"type",{type:"object"},te,t),i++;return Eo.errors=e,i===0}function Cn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Ap,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},Ap,t),i++);t.data!==void 0&&(Eo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,Eo),i=e.length))}else e=o(e,p,"type",{type:"object"},Ap,t),i++;return Cn.errors=e,i===0}var wd=zn,qp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCreate"}},$id:"standin://json-api/data/WebhookCreate"},K={type:"object",additionalProperties:!1,
required:["type","attributes"],properties:{type:{type:"string",const:"webhook"},attributes:{type:"object",additionalProperties:!1,required:["name","url","custom\
_payload","headers","events","http_basic_user","http_basic_password"],properties:{name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},
headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookEvent"}},http_basic_user:{
type:["string","null"]},http_basic_password:{type:["string","null"],format:"password"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{
type:"boolean"},auto_retry:{type:"boolean"}}}}};function Fo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},K,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"\
attributes"},K,t),i++);for(let r in t)r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},K,t),i++);if(t.type!==void 0){let r=t.
type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},K.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","const",{allowedValue:"webhook"},K.properties.
type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
name"},K.properties.attributes,r),i++),r.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},K.properties.attributes,r),i++),r.custom_payload===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"custom_payload"},K.properties.attributes,r),i++),r.headers===void 0&&(e=o(e,p+"/attributes","require\
d",{missingProperty:"headers"},K.properties.attributes,r),i++),r.events===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"events"},K.properties.attributes,
r),i++),r.http_basic_user===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"http_basic_user"},K.properties.attributes,r),i++),r.http_basic_password===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"http_basic_password"},K.properties.attributes,r),i++);for(let s in r)J.call(K.properties.attributes.
properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},K.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="\
string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},K.properties.attributes.properties.name,s),i++)}if(r.url!==void 0){let s=r.url;typeof s!="string"&&(e=
o(e,p+"/attributes/url","type",{type:"string"},K.properties.attributes.properties.url,s),i++)}if(r.custom_payload!==void 0){let s=r.custom_payload;typeof s!="st\
ring"&&s!==null&&(e=o(e,p+"/attributes/custom_payload","type",{type:K.properties.attributes.properties.custom_payload.type},K.properties.attributes.properties.custom_payload,
s),i++)}if(r.headers!==void 0){let s=r.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!="string"&&(e=o(e,p+"/attributes/\
headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},K.properties.attributes.properties.headers.additionalProperties,l),i++)}else e=o(e,p+"\
/attributes/headers","type",{type:"object"},K.properties.attributes.properties.headers,s),i++}if(r.events!==void 0){let s=r.events;if(Array.isArray(s)){let n=s.
length;for(let l=0;l<n;l++)nt(s[l],{instancePath:p+"/attributes/events/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,nt),i=e.length)}else e=o(e,p+"\
/attributes/events","type",{type:"array"},K.properties.attributes.properties.events,s),i++}if(r.http_basic_user!==void 0){let s=r.http_basic_user;typeof s!="str\
ing"&&s!==null&&(e=o(e,p+"/attributes/http_basic_user","type",{type:K.properties.attributes.properties.http_basic_user.type},K.properties.attributes.properties.
http_basic_user,s),i++)}if(r.http_basic_password!==void 0){let s=r.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_password",
"type",{type:K.properties.attributes.properties.http_basic_password.type},K.properties.attributes.properties.http_basic_password,s),i++)}if(r.enabled!==void 0){
let s=r.enabled;typeof s!="boolean"&&(e=o(e,p+"/attributes/enabled","type",{type:"boolean"},K.properties.attributes.properties.enabled,s),i++)}if(r.payload_api_version!==
void 0){let s=r.payload_api_version;typeof s!="string"&&(e=o(e,p+"/attributes/payload_api_version","type",{type:"string"},K.properties.attributes.properties.payload_api_version,
s),i++)}if(r.nested_items_in_payload!==void 0){let s=r.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,p+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},K.properties.attributes.properties.nested_items_in_payload,s),i++)}if(r.auto_retry!==void 0){let s=r.auto_retry;typeof s!="boolean"&&(e=o(e,p+"/attrib\
utes/auto_retry","type",{type:"boolean"},K.properties.attributes.properties.auto_retry,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},K.properties.attributes,
r),i++}}else e=o(e,p,"type",{type:"object"},K,t),i++;return Fo.errors=e,i===0}function zn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},qp,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},qp,t),i++);t.data!==void 0&&(Fo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,Fo),i=e.length))}else e=o(e,p,"type",{type:"object"},qp,t),i++;return zn.errors=e,i===0}var Ed=On,Wr={type:"object",additionalProperties:!1,required:["da\
ta","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};
function pi(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},x,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},x,t),i++),t.attributes===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"attributes"},x,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},x,
t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},x.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},x.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","const",{allowedValue:"webhook"},x.properties.type,r),
i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
name"},x.properties.attributes,r),i++),r.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},x.properties.attributes,r),i++),r.custom_payload===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"custom_payload"},x.properties.attributes,r),i++),r.headers===void 0&&(e=o(e,p+"/attributes","require\
d",{missingProperty:"headers"},x.properties.attributes,r),i++),r.events===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"events"},x.properties.attributes,
r),i++),r.http_basic_user===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"http_basic_user"},x.properties.attributes,r),i++),r.http_basic_password===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"http_basic_password"},x.properties.attributes,r),i++),r.enabled===void 0&&(e=o(e,p+"/attributes","re\
quired",{missingProperty:"enabled"},x.properties.attributes,r),i++),r.payload_api_version===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"payload_\
api_version"},x.properties.attributes,r),i++),r.nested_items_in_payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"nested_items_in_payload"},
x.properties.attributes,r),i++),r.auto_retry===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"auto_retry"},x.properties.attributes,r),i++);for(let s in r)
J.call(x.properties.attributes.properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},x.properties.attributes,r),i++);if(r.name!==void 0){
let s=r.name;typeof s!="string"&&(e=o(e,p+"/attributes/name","type",{type:"string"},x.properties.attributes.properties.name,s),i++)}if(r.url!==void 0){let s=r.url;
typeof s!="string"&&(e=o(e,p+"/attributes/url","type",{type:"string"},x.properties.attributes.properties.url,s),i++)}if(r.custom_payload!==void 0){let s=r.custom_payload;
typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/custom_payload","type",{type:x.properties.attributes.properties.custom_payload.type},x.properties.attributes.
properties.custom_payload,s),i++)}if(r.headers!==void 0){let s=r.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!="strin\
g"&&(e=o(e,p+"/attributes/headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},x.properties.attributes.properties.headers.additionalProperties,
l),i++)}else e=o(e,p+"/attributes/headers","type",{type:"object"},x.properties.attributes.properties.headers,s),i++}if(r.events!==void 0){let s=r.events;if(Array.
isArray(s)){let n=s.length;for(let l=0;l<n;l++)nt(s[l],{instancePath:p+"/attributes/events/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,nt),i=e.length)}else
e=o(e,p+"/attributes/events","type",{type:"array"},x.properties.attributes.properties.events,s),i++}if(r.http_basic_user!==void 0){let s=r.http_basic_user;typeof s!=
"string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_user","type",{type:x.properties.attributes.properties.http_basic_user.type},x.properties.attributes.properties.
http_basic_user,s),i++)}if(r.http_basic_password!==void 0){let s=r.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_password",
"type",{type:x.properties.attributes.properties.http_basic_password.type},x.properties.attributes.properties.http_basic_password,s),i++)}if(r.enabled!==void 0){
let s=r.enabled;typeof s!="boolean"&&(e=o(e,p+"/attributes/enabled","type",{type:"boolean"},x.properties.attributes.properties.enabled,s),i++)}if(r.payload_api_version!==
void 0){let s=r.payload_api_version;typeof s!="string"&&(e=o(e,p+"/attributes/payload_api_version","type",{type:"string"},x.properties.attributes.properties.payload_api_version,
s),i++)}if(r.nested_items_in_payload!==void 0){let s=r.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,p+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},x.properties.attributes.properties.nested_items_in_payload,s),i++)}if(r.auto_retry!==void 0){let s=r.auto_retry;typeof s!="boolean"&&(e=o(e,p+"/attrib\
utes/auto_retry","type",{type:"boolean"},x.properties.attributes.properties.auto_retry,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},x.properties.attributes,
r),i++}}else e=o(e,p,"type",{type:"object"},x,t),i++;return pi.errors=e,i===0}function On(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Wr,t),i++),t.meta===void 0&&(e=o(e,p,"\
required",{missingProperty:"meta"},Wr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Wr,t),i++);if(t.data!==
void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)pi(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||
(e=j(e,pi),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Wr.properties.data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:a})||(e=j(e,ae),i=e.length))}else e=o(e,p,"type",{type:"object"},Wr,t),i++;return On.errors=e,i===0}var Fd=Rn,gr={type:"object",additionalProperties:!1,
required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"}},meta:{$ref:"standin://json-api/schemas#/$d\
efs/ListMeta"},included:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/Webhook"}}}},$={type:"object",additionalProperties:!1,required:["id","type",
"attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"webhook_call"},attributes:{type:"object",additionalProperties:!1,required:[
"entity_type","event_type","created_at","request_url","request_headers","request_payload","response_status","response_headers","response_payload","attempted_aut\
o_retries_count","last_sent_at","next_retry_at","status"],properties:{entity_type:{$ref:"standin://json-api/schemas#/$defs/EntityType"},event_type:{$ref:"standi\
n://json-api/schemas#/$defs/EventType"},created_at:{type:"string",format:"date-time"},request_url:{type:"string"},request_headers:{type:"object",additionalProperties:{
type:"string"}},request_payload:{type:"string"},response_status:{type:["integer","null"]},response_headers:{type:["object","null"],additionalProperties:{type:"s\
tring"}},response_payload:{type:["string","null"]},attempted_auto_retries_count:{type:"integer",minimum:0},last_sent_at:{type:"string",format:"date-time"},next_retry_at:{
type:["string","null"],format:"date-time"},status:{$ref:"standin://json-api/schemas#/$defs/WebhookCallStatus"}}},relationships:{type:"object",additionalProperties:!1,
required:["webhook"],properties:{webhook:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"object",additionalProperties:!1,required:[
"type","id"],properties:{type:{type:"string",const:"webhook"},id:{type:"string"}}}}}}}}},jp={type:"string",enum:["pending","success","failed","rescheduled"]};function oi(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;return typeof t!="string"&&(e=o(e,p,"type",{type:"string"},jp,t),i++),t==="\
pending"||t==="success"||t==="failed"||t==="rescheduled"||(e=o(e,p,"enum",{allowedValues:jp.enum},jp,t),i++),oi.errors=e,i===0}function To(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},$,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},$,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},
$,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},$,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||r==="\
relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:r},$,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"s\
tring"},$.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},$.properties.type,r),i++),r!=="webh\
ook_call"&&(e=o(e,p+"/type","const",{allowedValue:"webhook_call"},$.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&
!Array.isArray(r)){r.entity_type===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"entity_type"},$.properties.attributes,r),i++),r.event_type===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"event_type"},$.properties.attributes,r),i++),r.created_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
created_at"},$.properties.attributes,r),i++),r.request_url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"request_url"},$.properties.attributes,r),
i++),r.request_headers===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"request_headers"},$.properties.attributes,r),i++),r.request_payload===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"request_payload"},$.properties.attributes,r),i++),r.response_status===void 0&&(e=o(e,p+"/attributes","requir\
ed",{missingProperty:"response_status"},$.properties.attributes,r),i++),r.response_headers===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"respons\
e_headers"},$.properties.attributes,r),i++),r.response_payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"response_payload"},$.properties.attributes,
r),i++),r.attempted_auto_retries_count===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},$.properties.attributes,r),i++),
r.last_sent_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"last_sent_at"},$.properties.attributes,r),i++),r.next_retry_at===void 0&&(e=o(e,p+"\
/attributes","required",{missingProperty:"next_retry_at"},$.properties.attributes,r),i++),r.status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
status"},$.properties.attributes,r),i++);for(let s in r)J.call($.properties.attributes.properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},
$.properties.attributes,r),i++);if(r.entity_type!==void 0&&(dr(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_t\
ype",rootData:a})||(e=j(e,dr),i=e.length)),r.event_type!==void 0&&(ar(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"eve\
nt_type",rootData:a})||(e=j(e,ar),i=e.length)),r.created_at!==void 0){let s=r.created_at;typeof s=="string"?z.test(s)||(e=o(e,p+"/attributes/created_at","format",
{format:"date-time"},$.properties.attributes.properties.created_at,s),i++):(e=o(e,p+"/attributes/created_at","type",{type:"string"},$.properties.attributes.properties.
created_at,s),i++)}if(r.request_url!==void 0){let s=r.request_url;typeof s!="string"&&(e=o(e,p+"/attributes/request_url","type",{type:"string"},$.properties.attributes.
properties.request_url,s),i++)}if(r.request_headers!==void 0){let s=r.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!=
"string"&&(e=o(e,p+"/attributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},$.properties.attributes.properties.request_headers.
additionalProperties,l),i++)}else e=o(e,p+"/attributes/request_headers","type",{type:"object"},$.properties.attributes.properties.request_headers,s),i++}if(r.request_payload!==
void 0){let s=r.request_payload;typeof s!="string"&&(e=o(e,p+"/attributes/request_payload","type",{type:"string"},$.properties.attributes.properties.request_payload,
s),i++)}if(r.response_status!==void 0){let s=r.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,p+"/attributes/response_s\
tatus","type",{type:$.properties.attributes.properties.response_status.type},$.properties.attributes.properties.response_status,s),i++)}if(r.response_headers!==
void 0){let s=r.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,p+"/attributes/response_headers","type",{type:$.properties.attributes.
properties.response_headers.type},$.properties.attributes.properties.response_headers,s),i++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];
typeof l!="string"&&(e=o(e,p+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},$.properties.attributes.properties.
response_headers.additionalProperties,l),i++)}}if(r.response_payload!==void 0){let s=r.response_payload;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/resp\
onse_payload","type",{type:$.properties.attributes.properties.response_payload.type},$.properties.attributes.properties.response_payload,s),i++)}if(r.attempted_auto_retries_count!==
void 0){let s=r.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},$.properties.attributes.properties.attempted_auto_retries_count,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},$.properties.attributes.properties.attempted_auto_retries_count,s),i++)}if(r.last_sent_at!==void 0){
let s=r.last_sent_at;typeof s=="string"?z.test(s)||(e=o(e,p+"/attributes/last_sent_at","format",{format:"date-time"},$.properties.attributes.properties.last_sent_at,
s),i++):(e=o(e,p+"/attributes/last_sent_at","type",{type:"string"},$.properties.attributes.properties.last_sent_at,s),i++)}if(r.next_retry_at!==void 0){let s=r.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/next_retry_at","type",{type:$.properties.attributes.properties.next_retry_at.type},$.properties.
attributes.properties.next_retry_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+"/attributes/next_retry_at","format",{format:"date-time"},$.properties.attributes.
properties.next_retry_at,s),i++))}r.status!==void 0&&(oi(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:a})||(e=
j(e,oi),i=e.length))}else e=o(e,p+"/attributes","type",{type:"object"},$.properties.attributes,r),i++}if(t.relationships!==void 0){let r=t.relationships;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.webhook===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"webhook"},$.properties.relationships,r),i++);for(let s in r)
s!=="webhook"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:s},$.properties.relationships,r),i++);if(r.webhook!==void 0){let s=r.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,p+"/relationships/webhook","required",{missingProperty:"data"},$.properties.relationships.properties.
webhook,s),i++);for(let n in s)n!=="data"&&(e=o(e,p+"/relationships/webhook","additionalProperties",{additionalProperty:n},$.properties.relationships.properties.
webhook,s),i++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,p+"/relationships/webhook/data","required",
{missingProperty:"type"},$.properties.relationships.properties.webhook.properties.data,n),i++),n.id===void 0&&(e=o(e,p+"/relationships/webhook/data","required",
{missingProperty:"id"},$.properties.relationships.properties.webhook.properties.data,n),i++);for(let l in n)l==="type"||l==="id"||(e=o(e,p+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:l},$.properties.relationships.properties.webhook.properties.data,n),i++);if(n.type!==void 0){let l=n.type;typeof l!=
"string"&&(e=o(e,p+"/relationships/webhook/data/type","type",{type:"string"},$.properties.relationships.properties.webhook.properties.data.properties.type,l),i++),
l!=="webhook"&&(e=o(e,p+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},$.properties.relationships.properties.webhook.properties.data.properties.
type,l),i++)}if(n.id!==void 0){let l=n.id;typeof l!="string"&&(e=o(e,p+"/relationships/webhook/data/id","type",{type:"string"},$.properties.relationships.properties.
webhook.properties.data.properties.id,l),i++)}}else e=o(e,p+"/relationships/webhook/data","type",{type:"object"},$.properties.relationships.properties.webhook.properties.
data,n),i++}}else e=o(e,p+"/relationships/webhook","type",{type:"object"},$.properties.relationships.properties.webhook,s),i++}}else e=o(e,p+"/relationships","t\
ype",{type:"object"},$.properties.relationships,r),i++}}else e=o(e,p,"type",{type:"object"},$,t),i++;return To.errors=e,i===0}function Rn(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},
gr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},gr,t),i++);for(let r in t)r==="data"||r==="meta"||r==="included"||(e=o(e,p,"additionalP\
roperties",{additionalProperty:r},gr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)To(r[n],{instancePath:p+"/\
data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,To),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},gr.properties.data,r),i++}if(t.meta!==
void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,ae),i=e.length)),t.included!==void 0){let r=t.included;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)pi(r[n],{instancePath:p+"/included/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,pi),i=e.length)}else
e=o(e,p+"/included","type",{type:"array"},gr.properties.included,r),i++}}else e=o(e,p,"type",{type:"object"},gr,t),i++;return Rn.errors=e,i===0}var Td=Ln,Ei={type:"\
object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/WebhookCall"},included:{type:"array",items:{$ref:"st\
andin://json-api/schemas#/$defs/Webhook"}}},$id:"standin://json-api/data/WebhookCall"};function Uo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},$,t),i++),t.type===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"type"},$,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},$,t),i++),t.relationships===void 0&&(e=o(e,p,"\
required",{missingProperty:"relationships"},$,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||r==="relationships"||(e=o(e,p,"additionalProperties",
{additionalProperty:r},$,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},$.properties.id,r),i++)}if(t.type!==void 0){
let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},$.properties.type,r),i++),r!=="webhook_call"&&(e=o(e,p+"/type","const",{allowedValue:"w\
ebhook_call"},$.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.entity_type===void 0&&(e=o(e,
p+"/attributes","required",{missingProperty:"entity_type"},$.properties.attributes,r),i++),r.event_type===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
event_type"},$.properties.attributes,r),i++),r.created_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"created_at"},$.properties.attributes,r),
i++),r.request_url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"request_url"},$.properties.attributes,r),i++),r.request_headers===void 0&&(e=o(
e,p+"/attributes","required",{missingProperty:"request_headers"},$.properties.attributes,r),i++),r.request_payload===void 0&&(e=o(e,p+"/attributes","required",{
missingProperty:"request_payload"},$.properties.attributes,r),i++),r.response_status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"response_stat\
us"},$.properties.attributes,r),i++),r.response_headers===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"response_headers"},$.properties.attributes,
r),i++),r.response_payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"response_payload"},$.properties.attributes,r),i++),r.attempted_auto_retries_count===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"attempted_auto_retries_count"},$.properties.attributes,r),i++),r.last_sent_at===void 0&&(e=o(e,p+"/a\
ttributes","required",{missingProperty:"last_sent_at"},$.properties.attributes,r),i++),r.next_retry_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
next_retry_at"},$.properties.attributes,r),i++),r.status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"status"},$.properties.attributes,r),i++);
for(let s in r)J.call($.properties.attributes.properties,s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},$.properties.attributes,r),i++);
if(r.entity_type!==void 0&&(dr(r.entity_type,{instancePath:p+"/attributes/entity_type",parentData:r,parentDataProperty:"entity_type",rootData:a})||(e=j(e,dr),i=
e.length)),r.event_type!==void 0&&(ar(r.event_type,{instancePath:p+"/attributes/event_type",parentData:r,parentDataProperty:"event_type",rootData:a})||(e=j(e,ar),
i=e.length)),r.created_at!==void 0){let s=r.created_at;typeof s=="string"?z.test(s)||(e=o(e,p+"/attributes/created_at","format",{format:"date-time"},$.properties.
attributes.properties.created_at,s),i++):(e=o(e,p+"/attributes/created_at","type",{type:"string"},$.properties.attributes.properties.created_at,s),i++)}if(r.request_url!==
void 0){let s=r.request_url;typeof s!="string"&&(e=o(e,p+"/attributes/request_url","type",{type:"string"},$.properties.attributes.properties.request_url,s),i++)}
if(r.request_headers!==void 0){let s=r.request_headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!="string"&&(e=o(e,p+"/att\
ributes/request_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},$.properties.attributes.properties.request_headers.additionalProperties,
l),i++)}else e=o(e,p+"/attributes/request_headers","type",{type:"object"},$.properties.attributes.properties.request_headers,s),i++}if(r.request_payload!==void 0){
let s=r.request_payload;typeof s!="string"&&(e=o(e,p+"/attributes/request_payload","type",{type:"string"},$.properties.attributes.properties.request_payload,s),
i++)}if(r.response_status!==void 0){let s=r.response_status;!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))&&s!==null&&(e=o(e,p+"/attributes/response_stat\
us","type",{type:$.properties.attributes.properties.response_status.type},$.properties.attributes.properties.response_status,s),i++)}if(r.response_headers!==void 0){
let s=r.response_headers;if(!(s&&typeof s=="object"&&!Array.isArray(s))&&s!==null&&(e=o(e,p+"/attributes/response_headers","type",{type:$.properties.attributes.
properties.response_headers.type},$.properties.attributes.properties.response_headers,s),i++),s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];
typeof l!="string"&&(e=o(e,p+"/attributes/response_headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},$.properties.attributes.properties.
response_headers.additionalProperties,l),i++)}}if(r.response_payload!==void 0){let s=r.response_payload;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/resp\
onse_payload","type",{type:$.properties.attributes.properties.response_payload.type},$.properties.attributes.properties.response_payload,s),i++)}if(r.attempted_auto_retries_count!==
void 0){let s=r.attempted_auto_retries_count;typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/attributes/attempted_auto_retries_count","type",{type:"\
integer"},$.properties.attributes.properties.attempted_auto_retries_count,s),i++),typeof s=="number"&&isFinite(s)&&(s<0||isNaN(s))&&(e=o(e,p+"/attributes/attemp\
ted_auto_retries_count","minimum",{comparison:">=",limit:0},$.properties.attributes.properties.attempted_auto_retries_count,s),i++)}if(r.last_sent_at!==void 0){
let s=r.last_sent_at;typeof s=="string"?z.test(s)||(e=o(e,p+"/attributes/last_sent_at","format",{format:"date-time"},$.properties.attributes.properties.last_sent_at,
s),i++):(e=o(e,p+"/attributes/last_sent_at","type",{type:"string"},$.properties.attributes.properties.last_sent_at,s),i++)}if(r.next_retry_at!==void 0){let s=r.
next_retry_at;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/next_retry_at","type",{type:$.properties.attributes.properties.next_retry_at.type},$.properties.
attributes.properties.next_retry_at,s),i++),typeof s=="string"&&(z.test(s)||(e=o(e,p+"/attributes/next_retry_at","format",{format:"date-time"},$.properties.attributes.
properties.next_retry_at,s),i++))}r.status!==void 0&&(oi(r.status,{instancePath:p+"/attributes/status",parentData:r,parentDataProperty:"status",rootData:a})||(e=
j(e,oi),i=e.length))}else e=o(e,p+"/attributes","type",{type:"object"},$.properties.attributes,r),i++}if(t.relationships!==void 0){let r=t.relationships;if(r&&typeof r==
"object"&&!Array.isArray(r)){r.webhook===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"webhook"},$.properties.relationships,r),i++);for(let s in r)
s!=="webhook"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:s},$.properties.relationships,r),i++);if(r.webhook!==void 0){let s=r.webhook;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.data===void 0&&(e=o(e,p+"/relationships/webhook","required",{missingProperty:"data"},$.properties.relationships.properties.
webhook,s),i++);for(let n in s)n!=="data"&&(e=o(e,p+"/relationships/webhook","additionalProperties",{additionalProperty:n},$.properties.relationships.properties.
webhook,s),i++);if(s.data!==void 0){let n=s.data;if(n&&typeof n=="object"&&!Array.isArray(n)){n.type===void 0&&(e=o(e,p+"/relationships/webhook/data","required",
{missingProperty:"type"},$.properties.relationships.properties.webhook.properties.data,n),i++),n.id===void 0&&(e=o(e,p+"/relationships/webhook/data","required",
{missingProperty:"id"},$.properties.relationships.properties.webhook.properties.data,n),i++);for(let l in n)l==="type"||l==="id"||(e=o(e,p+"/relationships/webho\
ok/data","additionalProperties",{additionalProperty:l},$.properties.relationships.properties.webhook.properties.data,n),i++);if(n.type!==void 0){let l=n.type;typeof l!=
"string"&&(e=o(e,p+"/relationships/webhook/data/type","type",{type:"string"},$.properties.relationships.properties.webhook.properties.data.properties.type,l),i++),
l!=="webhook"&&(e=o(e,p+"/relationships/webhook/data/type","const",{allowedValue:"webhook"},$.properties.relationships.properties.webhook.properties.data.properties.
type,l),i++)}if(n.id!==void 0){let l=n.id;typeof l!="string"&&(e=o(e,p+"/relationships/webhook/data/id","type",{type:"string"},$.properties.relationships.properties.
webhook.properties.data.properties.id,l),i++)}}else e=o(e,p+"/relationships/webhook/data","type",{type:"object"},$.properties.relationships.properties.webhook.properties.
data,n),i++}}else e=o(e,p+"/relationships/webhook","type",{type:"object"},$.properties.relationships.properties.webhook,s),i++}}else e=o(e,p+"/relationships","t\
ype",{type:"object"},$.properties.relationships,r),i++}}else e=o(e,p,"type",{type:"object"},$,t),i++;return Uo.errors=e,i===0}function Io(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},x,t),
i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},x,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},x,t),i++);
for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},x,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="\
string"&&(e=o(e,p+"/id","type",{type:"string"},x.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"strin\
g"},x.properties.type,r),i++),r!=="webhook"&&(e=o(e,p+"/type","const",{allowedValue:"webhook"},x.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;
if(r&&typeof r=="object"&&!Array.isArray(r)){r.name===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"name"},x.properties.attributes,r),i++),r.url===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},x.properties.attributes,r),i++),r.custom_payload===void 0&&(e=o(e,p+"/attributes","required",{
missingProperty:"custom_payload"},x.properties.attributes,r),i++),r.headers===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"headers"},x.properties.
attributes,r),i++),r.events===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"events"},x.properties.attributes,r),i++),r.http_basic_user===void 0&&(e=
o(e,p+"/attributes","required",{missingProperty:"http_basic_user"},x.properties.attributes,r),i++),r.http_basic_password===void 0&&(e=o(e,p+"/attributes","requi\
red",{missingProperty:"http_basic_password"},x.properties.attributes,r),i++),r.enabled===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"enabled"},x.
properties.attributes,r),i++),r.payload_api_version===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"payload_api_version"},x.properties.attributes,
r),i++),r.nested_items_in_payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"nested_items_in_payload"},x.properties.attributes,r),i++),r.auto_retry===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"auto_retry"},x.properties.attributes,r),i++);for(let s in r)J.call(x.properties.attributes.properties,
s)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},x.properties.attributes,r),i++);if(r.name!==void 0){let s=r.name;typeof s!="string"&&(e=
o(e,p+"/attributes/name","type",{type:"string"},x.properties.attributes.properties.name,s),i++)}if(r.url!==void 0){let s=r.url;typeof s!="string"&&(e=o(e,p+"/at\
tributes/url","type",{type:"string"},x.properties.attributes.properties.url,s),i++)}if(r.custom_payload!==void 0){let s=r.custom_payload;typeof s!="string"&&s!==
null&&(e=o(e,p+"/attributes/custom_payload","type",{type:x.properties.attributes.properties.custom_payload.type},x.properties.attributes.properties.custom_payload,
s),i++)}if(r.headers!==void 0){let s=r.headers;if(s&&typeof s=="object"&&!Array.isArray(s))for(let n in s){let l=s[n];typeof l!="string"&&(e=o(e,p+"/attributes/\
headers/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"string"},x.properties.attributes.properties.headers.additionalProperties,l),i++)}else e=o(e,p+"\
/attributes/headers","type",{type:"object"},x.properties.attributes.properties.headers,s),i++}if(r.events!==void 0){let s=r.events;if(Array.isArray(s)){let n=s.
length;for(let l=0;l<n;l++)nt(s[l],{instancePath:p+"/attributes/events/"+l,parentData:s,parentDataProperty:l,rootData:a})||(e=j(e,nt),i=e.length)}else e=o(e,p+"\
/attributes/events","type",{type:"array"},x.properties.attributes.properties.events,s),i++}if(r.http_basic_user!==void 0){let s=r.http_basic_user;typeof s!="str\
ing"&&s!==null&&(e=o(e,p+"/attributes/http_basic_user","type",{type:x.properties.attributes.properties.http_basic_user.type},x.properties.attributes.properties.
http_basic_user,s),i++)}if(r.http_basic_password!==void 0){let s=r.http_basic_password;typeof s!="string"&&s!==null&&(e=o(e,p+"/attributes/http_basic_password",
"type",{type:x.properties.attributes.properties.http_basic_password.type},x.properties.attributes.properties.http_basic_password,s),i++)}if(r.enabled!==void 0){
let s=r.enabled;typeof s!="boolean"&&(e=o(e,p+"/attributes/enabled","type",{type:"boolean"},x.properties.attributes.properties.enabled,s),i++)}if(r.payload_api_version!==
void 0){let s=r.payload_api_version;typeof s!="string"&&(e=o(e,p+"/attributes/payload_api_version","type",{type:"string"},x.properties.attributes.properties.payload_api_version,
s),i++)}if(r.nested_items_in_payload!==void 0){let s=r.nested_items_in_payload;typeof s!="boolean"&&(e=o(e,p+"/attributes/nested_items_in_payload","type",{type:"\
boolean"},x.properties.attributes.properties.nested_items_in_payload,s),i++)}if(r.auto_retry!==void 0){let s=r.auto_retry;typeof s!="boolean"&&(e=o(e,p+"/attrib\
utes/auto_retry","type",{type:"boolean"},x.properties.attributes.properties.auto_retry,s),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},x.properties.attributes,
r),i++}}else e=o(e,p,"type",{type:"object"},x,t),i++;return Io.errors=e,i===0}function Ln(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Ei,t),i++);for(let r in t)r==="data"||
r==="included"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ei,t),i++);if(t.data!==void 0&&(Uo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"\
data",rootData:a})||(e=j(e,Uo),i=e.length)),t.included!==void 0){let r=t.included;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Io(r[n],{instancePath:p+
"/included/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Io),i=e.length)}else e=o(e,p+"/included","type",{type:"array"},Ei.properties.included,r),i++}}else
e=o(e,p,"type",{type:"object"},Ei,t),i++;return Ln.errors=e,i===0}var Fi=Sn,vp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"\
standin://json-api/schemas#/$defs/UploadCollection"}},$id:"standin://json-api/data/UploadCollection"},I={type:"object",additionalProperties:!1,required:["id","t\
ype","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label","position"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,required:[
"parent","children"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-a\
pi/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{type:"array",items:{$ref:"s\
tandin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Vo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},I,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"\
type"},I,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},I,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"\
relationships"},I,t),i++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},I,t),
i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},I.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="\
string"&&(e=o(e,p+"/type","type",{type:"string"},I.properties.type,s),i++),s!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},
I.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,p+"/attributes","re\
quired",{missingProperty:"label"},I.properties.attributes,s),i++),s.position===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"position"},I.properties.
attributes,s),i++);for(let n in s)n==="label"||n==="position"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},I.properties.attributes,s),i++);
if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,p+"/attributes/label","type",{type:"string"},I.properties.attributes.properties.label,n),i++)}if(s.
position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attributes/position","type",{type:"integer"},I.properties.attributes.
properties.position,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/position","minimum",{comparison:">=",limit:0},I.properties.attributes.
properties.position,n),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},I.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;
if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"parent"},I.properties.relationships,s),i++),
s.children===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"children"},I.properties.relationships,s),i++);for(let n in s)n==="parent"||n==="chil\
dren"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},I.properties.relationships,s),i++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n==
"object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/parent","required",{missingProperty:"data"},I.properties.relationships.properties.parent,
n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/parent","additionalProperties",{additionalProperty:l},I.properties.relationships.properties.parent,n),
i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/r\
elationships/parent/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/parent/data","i\
f",{failingKeyword:"else"},I.properties.relationships.properties.parent.properties.data,l),i++)}}else e=o(e,p+"/relationships/parent","type",{type:"object"},I.properties.
relationships.properties.parent,n),i++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relatio\
nships/children","required",{missingProperty:"data"},I.properties.relationships.properties.children,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/\
children","additionalProperties",{additionalProperty:l},I.properties.relationships.properties.children,n),i++);if(n.data!==void 0){let l=n.data;if(Array.isArray(
l)){let f=l.length;for(let d=0;d<f;d++)P(l[d],{instancePath:p+"/relationships/children/data/"+d,parentData:l,parentDataProperty:d,rootData:a})||(e=j(e,P),i=e.length)}else
e=o(e,p+"/relationships/children/data","type",{type:"array"},I.properties.relationships.properties.children.properties.data,l),i++}}else e=o(e,p+"/relationships\
/children","type",{type:"object"},I.properties.relationships.properties.children,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},I.properties.relationships,
s),i++}}else e=o(e,p,"type",{type:"object"},I,t),i++;return Vo.errors=e,i===0}function Sn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},vp,t),i++);for(let r in t)r!=="data"&&
(e=o(e,p,"additionalProperties",{additionalProperty:r},vp,t),i++);t.data!==void 0&&(Vo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,Vo),i=e.length))}else e=o(e,p,"type",{type:"object"},vp,t),i++;return Sn.errors=e,i===0}var Ud=Mn,Dp={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionUpdate"}},$id:"standin://json-api/data/UploadCollectionUpdate"},ne={type:"object",
additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,properties:{
label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}},children:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}},required:["id","type"]};function Co(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},ne,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ne,t),i++);for(let s in t)s==="id"||s==="type"||s==="attrib\
utes"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},ne,t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","t\
ype",{type:"string"},ne.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},ne.properties.type,s),
i++),s!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},ne.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;
if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="label"||n==="position"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},ne.
properties.attributes,s),i++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,p+"/attributes/label","type",{type:"string"},ne.properties.attributes.
properties.label,n),i++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attributes/position","type",{type:"\
integer"},ne.properties.attributes.properties.position,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/position","minimum",{comparison:"\
>=",limit:0},ne.properties.attributes.properties.position,n),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},ne.properties.attributes,s),i++}if(t.relationships!==
void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){for(let n in s)n==="parent"||n==="children"||(e=o(e,p+"/relationships","additionalPro\
perties",{additionalProperty:n},ne.properties.relationships,s),i++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&
(e=o(e,p+"/relationships/parent","required",{missingProperty:"data"},ne.properties.relationships.properties.parent,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"\
/relationships/parent","additionalProperties",{additionalProperty:l},ne.properties.relationships.properties.parent,n),i++);if(n.data!==void 0){let l=n.data,f=i,
d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/parent/data",parentData:n,parentDataProperty:"\
data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/parent/data","if",{failingKeyword:"else"},ne.properties.relationships.properties.
parent.properties.data,l),i++)}}else e=o(e,p+"/relationships/parent","type",{type:"object"},ne.properties.relationships.properties.parent,n),i++}if(s.children!==
void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/children","required",{missingProperty:"data"},ne.
properties.relationships.properties.children,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/children","additionalProperties",{additionalProperty:l},
ne.properties.relationships.properties.children,n),i++);if(n.data!==void 0){let l=n.data;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++)P(l[d],{instancePath:p+
"/relationships/children/data/"+d,parentData:l,parentDataProperty:d,rootData:a})||(e=j(e,P),i=e.length)}else e=o(e,p+"/relationships/children/data","type",{type:"\
array"},ne.properties.relationships.properties.children.properties.data,l),i++}}else e=o(e,p+"/relationships/children","type",{type:"object"},ne.properties.relationships.
properties.children,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},ne.properties.relationships,s),i++}}else e=o(e,p,"type",{type:"object"},ne,t),i++;
return Co.errors=e,i===0}function Mn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(
t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Dp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Dp,
t),i++);t.data!==void 0&&(Co(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,Co),i=e.length))}else e=o(e,p,"type",{type:"\
object"},Dp,t),i++;return Mn.errors=e,i===0}var Id=Wn,kp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api/sch\
emas#/$defs/UploadCollectionCreate"}},$id:"standin://json-api/data/UploadCollectionCreate"},ye={type:"object",additionalProperties:!1,required:["type","attribut\
es"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["label"],properties:{label:{type:"string"},position:{type:"integer",minimum:0}}},relationships:{type:"object",additionalProperties:!1,properties:{parent:{
type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReferen\
ce"}}}}}}}};function zo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},ye,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},ye,t),i++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},ye,t),i++);if(t.id!==void 0){let s=t.id;typeof s==
"string"?Kt.test(s)||(e=o(e,p+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},ye.properties.id,s),i++):(e=o(e,p+"/id","type",{type:"string"},ye.properties.id,s),
i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"string"},ye.properties.type,s),i++),s!=="upload_collection"&&(e=o(e,p+"\
/type","const",{allowedValue:"upload_collection"},ye.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(
s)){s.label===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"label"},ye.properties.attributes,s),i++);for(let n in s)n==="label"||n==="position"||(e=
o(e,p+"/attributes","additionalProperties",{additionalProperty:n},ye.properties.attributes,s),i++);if(s.label!==void 0){let n=s.label;typeof n!="string"&&(e=o(e,
p+"/attributes/label","type",{type:"string"},ye.properties.attributes.properties.label,n),i++)}if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%
1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attributes/position","type",{type:"integer"},ye.properties.attributes.properties.position,n),i++),typeof n=="number"&&isFinite(
n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/position","minimum",{comparison:">=",limit:0},ye.properties.attributes.properties.position,n),i++)}}else e=o(e,p+"/at\
tributes","type",{type:"object"},ye.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){
for(let n in s)n!=="parent"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},ye.properties.relationships,s),i++);if(s.parent!==void 0){let n=s.
parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/parent","required",{missingProperty:"data"},ye.properties.relationships.
properties.parent,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/parent","additionalProperties",{additionalProperty:l},ye.properties.relationships.
properties.parent,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(
l,{instancePath:p+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relation\
ships/parent/data","if",{failingKeyword:"else"},ye.properties.relationships.properties.parent.properties.data,l),i++)}}else e=o(e,p+"/relationships/parent","typ\
e",{type:"object"},ye.properties.relationships.properties.parent,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},ye.properties.relationships,s),i++}}else
e=o(e,p,"type",{type:"object"},ye,t),i++;return zo.errors=e,i===0}function Wn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},kp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"a\
dditionalProperties",{additionalProperty:r},kp,t),i++);t.data!==void 0&&(zo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||
(e=j(e,zo),i=e.length))}else e=o(e,p,"type",{type:"object"},kp,t),i++;return Wn.errors=e,i===0}var ws=Bn,Br={type:"object",additionalProperties:!1,required:["da\
ta","meta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollection"}},meta:{$ref:"standin://json-api/schemas#/$defs/List\
Meta"}}};function Oo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===
void 0&&(e=o(e,p,"required",{missingProperty:"id"},I,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},I,t),i++),t.attributes===void 0&&(e=o(
e,p,"required",{missingProperty:"attributes"},I,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},I,t),i++);for(let s in t)
s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},I,t),i++);if(t.id!==void 0){let s=t.id;typeof s!=
"string"&&(e=o(e,p+"/id","type",{type:"string"},I.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!="string"&&(e=o(e,p+"/type","type",{type:"stri\
ng"},I.properties.type,s),i++),s!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},I.properties.type,s),i++)}if(t.attributes!==
void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.label===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"label"},I.properties.
attributes,s),i++),s.position===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"position"},I.properties.attributes,s),i++);for(let n in s)n==="label"||
n==="position"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:n},I.properties.attributes,s),i++);if(s.label!==void 0){let n=s.label;typeof n!=
"string"&&(e=o(e,p+"/attributes/label","type",{type:"string"},I.properties.attributes.properties.label,n),i++)}if(s.position!==void 0){let n=s.position;typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/attributes/position","type",{type:"integer"},I.properties.attributes.properties.position,n),i++),typeof n==
"number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/attributes/position","minimum",{comparison:">=",limit:0},I.properties.attributes.properties.position,n),i++)}}else
e=o(e,p+"/attributes","type",{type:"object"},I.properties.attributes,s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.
isArray(s)){s.parent===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"parent"},I.properties.relationships,s),i++),s.children===void 0&&(e=o(e,p+
"/relationships","required",{missingProperty:"children"},I.properties.relationships,s),i++);for(let n in s)n==="parent"||n==="children"||(e=o(e,p+"/relationship\
s","additionalProperties",{additionalProperty:n},I.properties.relationships,s),i++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(
n)){n.data===void 0&&(e=o(e,p+"/relationships/parent","required",{missingProperty:"data"},I.properties.relationships.properties.parent,n),i++);for(let l in n)l!==
"data"&&(e=o(e,p+"/relationships/parent","additionalProperties",{additionalProperty:l},I.properties.relationships.properties.parent,n),i++);if(n.data!==void 0){
let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/parent/data",
parentData:n,parentDataProperty:"data",rootData:a})||(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/parent/data","if",{failingKeyword:"else"},
I.properties.relationships.properties.parent.properties.data,l),i++)}}else e=o(e,p+"/relationships/parent","type",{type:"object"},I.properties.relationships.properties.
parent,n),i++}if(s.children!==void 0){let n=s.children;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/children","require\
d",{missingProperty:"data"},I.properties.relationships.properties.children,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/children","additionalProp\
erties",{additionalProperty:l},I.properties.relationships.properties.children,n),i++);if(n.data!==void 0){let l=n.data;if(Array.isArray(l)){let f=l.length;for(let d=0;d<
f;d++)P(l[d],{instancePath:p+"/relationships/children/data/"+d,parentData:l,parentDataProperty:d,rootData:a})||(e=j(e,P),i=e.length)}else e=o(e,p+"/relationship\
s/children/data","type",{type:"array"},I.properties.relationships.properties.children.properties.data,l),i++}}else e=o(e,p+"/relationships/children","type",{type:"\
object"},I.properties.relationships.properties.children,n),i++}}else e=o(e,p+"/relationships","type",{type:"object"},I.properties.relationships,s),i++}}else e=o(
e,p,"type",{type:"object"},I,t),i++;return Oo.errors=e,i===0}function Bn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;
if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Br,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"\
meta"},Br,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Br,t),i++);if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)Oo(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Oo),i=e.length)}else e=
o(e,p+"/data","type",{type:"array"},Br.properties.data,r),i++}t.meta!==void 0&&(ae(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,ae),i=e.length))}else e=o(e,p,"type",{type:"object"},Br,t),i++;return Bn.errors=e,i===0}var Vd=Kn,Ti={type:"object",additionalProperties:!1,required:["da\
ta"],properties:{data:{type:"array",items:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionPlace"}}}},oe={type:"object",additionalProperties:!1,required:[
"id","type","attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload_collection"},attributes:{type:"object",additionalProperties:!1,
required:["position"],properties:{position:{type:"integer",minimum:0},type:{type:"string",const:"upload_collection"}}},relationships:{type:"object",additionalProperties:!1,
required:["parent"],properties:{parent:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://json-ap\
i/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Ro(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},oe,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},
oe,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},oe,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"\
relationships"},oe,t),i++);for(let s in t)s==="id"||s==="type"||s==="attributes"||s==="relationships"||(e=o(e,p,"additionalProperties",{additionalProperty:s},oe,
t),i++);if(t.id!==void 0){let s=t.id;typeof s!="string"&&(e=o(e,p+"/id","type",{type:"string"},oe.properties.id,s),i++)}if(t.type!==void 0){let s=t.type;typeof s!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},oe.properties.type,s),i++),s!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},
oe.properties.type,s),i++)}if(t.attributes!==void 0){let s=t.attributes;if(s&&typeof s=="object"&&!Array.isArray(s)){s.position===void 0&&(e=o(e,p+"/attributes",
"required",{missingProperty:"position"},oe.properties.attributes,s),i++);for(let n in s)n==="position"||n==="type"||(e=o(e,p+"/attributes","additionalProperties",
{additionalProperty:n},oe.properties.attributes,s),i++);if(s.position!==void 0){let n=s.position;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=o(e,p+"/\
attributes/position","type",{type:"integer"},oe.properties.attributes.properties.position,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/a\
ttributes/position","minimum",{comparison:">=",limit:0},oe.properties.attributes.properties.position,n),i++)}if(s.type!==void 0){let n=s.type;typeof n!="string"&&
(e=o(e,p+"/attributes/type","type",{type:"string"},oe.properties.attributes.properties.type,n),i++),n!=="upload_collection"&&(e=o(e,p+"/attributes/type","const",
{allowedValue:"upload_collection"},oe.properties.attributes.properties.type,n),i++)}}else e=o(e,p+"/attributes","type",{type:"object"},oe.properties.attributes,
s),i++}if(t.relationships!==void 0){let s=t.relationships;if(s&&typeof s=="object"&&!Array.isArray(s)){s.parent===void 0&&(e=o(e,p+"/relationships","required",{
missingProperty:"parent"},oe.properties.relationships,s),i++);for(let n in s)n!=="parent"&&(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:n},
oe.properties.relationships,s),i++);if(s.parent!==void 0){let n=s.parent;if(n&&typeof n=="object"&&!Array.isArray(n)){n.data===void 0&&(e=o(e,p+"/relationships/\
parent","required",{missingProperty:"data"},oe.properties.relationships.properties.parent,n),i++);for(let l in n)l!=="data"&&(e=o(e,p+"/relationships/parent","a\
dditionalProperties",{additionalProperty:l},oe.properties.relationships.properties.parent,n),i++);if(n.data!==void 0){let l=n.data,f=i,d=!0,y=i;l!==null&&(e=o(e),
i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;P(l,{instancePath:p+"/relationships/parent/data",parentData:n,parentDataProperty:"data",rootData:a})||
(e=j(e,P),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/relationships/parent/data","if",{failingKeyword:"else"},oe.properties.relationships.properties.parent.properties.
data,l),i++)}}else e=o(e,p+"/relationships/parent","type",{type:"object"},oe.properties.relationships.properties.parent,n),i++}}else e=o(e,p+"/relationships","t\
ype",{type:"object"},oe.properties.relationships,s),i++}}else e=o(e,p,"type",{type:"object"},oe,t),i++;return Ro.errors=e,i===0}function Kn(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"\
data"},Ti,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Ti,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(
r)){let s=r.length;for(let n=0;n<s;n++)Ro(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Ro),i=e.length)}else e=o(e,p+"/\
data","type",{type:"array"},Ti.properties.data,r),i++}}else e=o(e,p,"type",{type:"object"},Ti,t),i++;return Kn.errors=e,i===0}var Cd=Zn,hp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/JobResult"}},$id:"standin://json-api/data/JobResult"},Ve={type:"object",additionalProperties:!1,
required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"object",additionalProperties:!1,required:[
"status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function Lo(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},Ve,t),i++),t.type===void 0&&
(e=o(e,p,"required",{missingProperty:"type"},Ve,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},Ve,t),i++);for(let r in t)r===
"id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ve,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+
"/id","type",{type:"string"},Ve.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Ve.properties.
type,r),i++),r!=="job_result"&&(e=o(e,p+"/type","const",{allowedValue:"job_result"},Ve.properties.type,r),i++)}if(t.attributes!==void 0){let r=t.attributes;if(r&&
typeof r=="object"&&!Array.isArray(r)){r.status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"status"},Ve.properties.attributes,r),i++),r.payload===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"payload"},Ve.properties.attributes,r),i++);for(let s in r)s==="status"||s==="payload"||(e=o(e,p+"/at\
tributes","additionalProperties",{additionalProperty:s},Ve.properties.attributes,r),i++);if(r.status!==void 0){let s=r.status;typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s)||(e=o(e,p+"/attributes/status","type",{type:"integer"},Ve.properties.attributes.properties.status,s),i++),typeof s=="number"&&isFinite(s)&&((s>599||
isNaN(s))&&(e=o(e,p+"/attributes/status","maximum",{comparison:"<=",limit:599},Ve.properties.attributes.properties.status,s),i++),(s<100||isNaN(s))&&(e=o(e,p+"/\
attributes/status","minimum",{comparison:">=",limit:100},Ve.properties.attributes.properties.status,s),i++))}}else e=o(e,p+"/attributes","type",{type:"object"},
Ve.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},Ve,t),i++;return Lo.errors=e,i===0}function Zn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},hp,t),i++);for(let r in t)
r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},hp,t),i++);t.data!==void 0&&(Lo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"\
data",rootData:a})||(e=j(e,Lo),i=e.length))}else e=o(e,p,"type",{type:"object"},hp,t),i++;return Zn.errors=e,i===0}var Ui=qr,h={type:"object",additionalProperties:!1,
required:["id","type","path","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","defa\
ult_field_metadata","creator","upload_collection","duration","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info",
"colors","created_at","updated_at"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},path:{type:"string"},basename:{type:"string"},filename:{type:"\
string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","null"]},size:{type:"integer",minimum:0},md5:{type:"string",
pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},is_image:{type:"boolean"},author:{type:["string",
"null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"\
null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Cre\
ator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}},duration:{type:["number","null"]},frame_rate:{
type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{type:["string","null"]},mux_mp4_highest_res:{type:[
"string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{type:"object",additionalProperties:!0},colors:{type:"\
array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{type:"integer",minimum:0,maximum:255},green:{type:"\
integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},meta:{$ref:"standin://flat/schemas#/\
$defs/UploadMeta"},created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}};function yr(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,p,"required",{missingProperty:"\
x"},ue,t),i++),t.y===void 0&&(e=o(e,p,"required",{missingProperty:"y"},ue,t),i++);for(let r in t)r==="x"||r==="y"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
ue,t),i++);if(t.x!==void 0){let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x","maximum",{comparison:"<=",limit:1},ue.properties.x,r),i++),
(r<0||isNaN(r))&&(e=o(e,p+"/x","minimum",{comparison:">=",limit:0},ue.properties.x,r),i++)):(e=o(e,p+"/x","type",{type:"number"},ue.properties.x,r),i++)}if(t.y!==
void 0){let r=t.y;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"<=",limit:1},ue.properties.y,r),i++),(r<0||isNaN(r))&&(e=
o(e,p+"/y","minimum",{comparison:">=",limit:0},ue.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"number"},ue.properties.y,r),i++)}}else e=o(e,p,"type",{type:"\
object"},ue,t),i++;return yr.errors=e,i===0}function si(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ze,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},
ze,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ze,t),i++);if(t.type!==void 0&&(st(t.type,{instancePath:p+
"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,st),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},ze.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},ze,t),i++;return si.errors=e,i===0}function ni(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},le,t),i++),t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},le,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},le,t),i++);if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},le.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","co\
nst",{allowedValue:"upload_collection"},le.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},le.properties.
id,r),i++)}}else e=o(e,p,"type",{type:"object"},le,t),i++;return ni.errors=e,i===0}function So(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,p,"required",{missingProperty:"antivirus"},R,t),i++);for(let r in t)r!==
"antivirus"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},R,t),i++);if(t.antivirus!==void 0){let r=t.antivirus;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.status===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"status"},R.properties.antivirus,r),i++),r.checked_at===void 0&&(e=o(e,p+"/antivirus","\
required",{missingProperty:"checked_at"},R.properties.antivirus,r),i++),r.threat_name===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"threat_name"},
R.properties.antivirus,r),i++);for(let s in r)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,p+"/antivirus","additionalProperties",{additionalProperty:s},
R.properties.antivirus,r),i++);if(r.status!==void 0){let s=r.status;typeof s!="string"&&(e=o(e,p+"/antivirus/status","type",{type:"string"},R.properties.antivirus.
properties.status,s),i++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,p+"/antivirus/status","enum",{allowedValues:R.properties.
antivirus.properties.status.enum},R.properties.antivirus.properties.status,s),i++)}if(r.checked_at!==void 0){let s=r.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,p+"/antivirus/checked_at","type",{type:R.properties.antivirus.properties.checked_at.type},R.properties.antivirus.properties.checked_at,s),i++),typeof s=="st\
ring"&&(z.test(s)||(e=o(e,p+"/antivirus/checked_at","format",{format:"date-time"},R.properties.antivirus.properties.checked_at,s),i++))}if(r.threat_name!==void 0){
let s=r.threat_name;typeof s!="string"&&s!==null&&(e=o(e,p+"/antivirus/threat_name","type",{type:R.properties.antivirus.properties.threat_name.type},R.properties.
antivirus.properties.threat_name,s),i++)}}else e=o(e,p+"/antivirus","type",{type:"object"},R.properties.antivirus,r),i++}}else e=o(e,p,"type",{type:"object"},R,
t),i++;return So.errors=e,i===0}function qr(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},h,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},h,t),i++),t.path===
void 0&&(e=o(e,p,"required",{missingProperty:"path"},h,t),i++),t.basename===void 0&&(e=o(e,p,"required",{missingProperty:"basename"},h,t),i++),t.filename===void 0&&
(e=o(e,p,"required",{missingProperty:"filename"},h,t),i++),t.url===void 0&&(e=o(e,p,"required",{missingProperty:"url"},h,t),i++),t.format===void 0&&(e=o(e,p,"re\
quired",{missingProperty:"format"},h,t),i++),t.mime_type===void 0&&(e=o(e,p,"required",{missingProperty:"mime_type"},h,t),i++),t.size===void 0&&(e=o(e,p,"requir\
ed",{missingProperty:"size"},h,t),i++),t.md5===void 0&&(e=o(e,p,"required",{missingProperty:"md5"},h,t),i++),t.width===void 0&&(e=o(e,p,"required",{missingProperty:"\
width"},h,t),i++),t.height===void 0&&(e=o(e,p,"required",{missingProperty:"height"},h,t),i++),t.is_image===void 0&&(e=o(e,p,"required",{missingProperty:"is_imag\
e"},h,t),i++),t.author===void 0&&(e=o(e,p,"required",{missingProperty:"author"},h,t),i++),t.copyright===void 0&&(e=o(e,p,"required",{missingProperty:"copyright"},
h,t),i++),t.notes===void 0&&(e=o(e,p,"required",{missingProperty:"notes"},h,t),i++),t.tags===void 0&&(e=o(e,p,"required",{missingProperty:"tags"},h,t),i++),t.default_field_metadata===
void 0&&(e=o(e,p,"required",{missingProperty:"default_field_metadata"},h,t),i++),t.creator===void 0&&(e=o(e,p,"required",{missingProperty:"creator"},h,t),i++),t.
upload_collection===void 0&&(e=o(e,p,"required",{missingProperty:"upload_collection"},h,t),i++),t.duration===void 0&&(e=o(e,p,"required",{missingProperty:"durat\
ion"},h,t),i++),t.frame_rate===void 0&&(e=o(e,p,"required",{missingProperty:"frame_rate"},h,t),i++),t.blurhash===void 0&&(e=o(e,p,"required",{missingProperty:"b\
lurhash"},h,t),i++),t.thumbhash===void 0&&(e=o(e,p,"required",{missingProperty:"thumbhash"},h,t),i++),t.mux_playback_id===void 0&&(e=o(e,p,"required",{missingProperty:"\
mux_playback_id"},h,t),i++),t.mux_mp4_highest_res===void 0&&(e=o(e,p,"required",{missingProperty:"mux_mp4_highest_res"},h,t),i++),t.smart_tags===void 0&&(e=o(e,
p,"required",{missingProperty:"smart_tags"},h,t),i++),t.exif_info===void 0&&(e=o(e,p,"required",{missingProperty:"exif_info"},h,t),i++),t.colors===void 0&&(e=o(
e,p,"required",{missingProperty:"colors"},h,t),i++),t.created_at===void 0&&(e=o(e,p,"required",{missingProperty:"created_at"},h,t),i++),t.updated_at===void 0&&(e=
o(e,p,"required",{missingProperty:"updated_at"},h,t),i++);for(let n in t)J.call(h.properties,n)||(e=o(e,p,"additionalProperties",{additionalProperty:n},h,t),i++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,p+"/id","type",{type:"string"},h.properties.id,n),i++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,p+"/type","type",{type:"string"},h.properties.type,n),i++),n!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},h.properties.type,n),i++)}if(t.
path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,p+"/path","type",{type:"string"},h.properties.path,n),i++)}if(t.basename!==void 0){let n=t.basename;typeof n!=
"string"&&(e=o(e,p+"/basename","type",{type:"string"},h.properties.basename,n),i++)}if(t.filename!==void 0){let n=t.filename;typeof n!="string"&&(e=o(e,p+"/file\
name","type",{type:"string"},h.properties.filename,n),i++)}if(t.url!==void 0){let n=t.url;typeof n=="string"?Vt(n)||(e=o(e,p+"/url","format",{format:"uri"},h.properties.
url,n),i++):(e=o(e,p+"/url","type",{type:"string"},h.properties.url,n),i++)}if(t.format!==void 0){let n=t.format;typeof n!="string"&&n!==null&&(e=o(e,p+"/format",
"type",{type:h.properties.format.type},h.properties.format,n),i++)}if(t.mime_type!==void 0){let n=t.mime_type;typeof n!="string"&&n!==null&&(e=o(e,p+"/mime_type",
"type",{type:h.properties.mime_type.type},h.properties.mime_type,n),i++)}if(t.size!==void 0){let n=t.size;typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)||(e=
o(e,p+"/size","type",{type:"integer"},h.properties.size,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/size","minimum",{comparison:">=",limit:0},
h.properties.size,n),i++)}if(t.md5!==void 0){let n=t.md5;typeof n=="string"?jr.test(n)||(e=o(e,p+"/md5","pattern",{pattern:"^[0-9a-f]{32}$"},h.properties.md5,n),
i++):(e=o(e,p+"/md5","type",{type:"string"},h.properties.md5,n),i++)}if(t.width!==void 0){let n=t.width;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==
null&&(e=o(e,p+"/width","type",{type:h.properties.width.type},h.properties.width,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/width","mi\
nimum",{comparison:">=",limit:0},h.properties.width,n),i++)}if(t.height!==void 0){let n=t.height;!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))&&n!==null&&
(e=o(e,p+"/height","type",{type:h.properties.height.type},h.properties.height,n),i++),typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n))&&(e=o(e,p+"/height","mini\
mum",{comparison:">=",limit:0},h.properties.height,n),i++)}if(t.is_image!==void 0){let n=t.is_image;typeof n!="boolean"&&(e=o(e,p+"/is_image","type",{type:"bool\
ean"},h.properties.is_image,n),i++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,p+"/author","type",{type:h.properties.author.type},
h.properties.author,n),i++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,p+"/copyright","type",{type:h.properties.copyright.type},
h.properties.copyright,n),i++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/notes","type",{type:h.properties.notes.type},h.properties.
notes,n),i++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/tags/"+f,"type",
{type:"string"},h.properties.tags.items,d),i++)}}else e=o(e,p+"/tags","type",{type:"array"},h.properties.tags,n),i++}if(t.default_field_metadata!==void 0){let n=t.
default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){n.alt===void 0&&(e=o(e,p+"/default_field_metadata","required",{missingProperty:"alt"},h.properties.
default_field_metadata,n),i++),n.title===void 0&&(e=o(e,p+"/default_field_metadata","required",{missingProperty:"title"},h.properties.default_field_metadata,n),
i++),n.custom_data===void 0&&(e=o(e,p+"/default_field_metadata","required",{missingProperty:"custom_data"},h.properties.default_field_metadata,n),i++),n.focal_point===
void 0&&(e=o(e,p+"/default_field_metadata","required",{missingProperty:"focal_point"},h.properties.default_field_metadata,n),i++),n.poster_time===void 0&&(e=o(e,
p+"/default_field_metadata","required",{missingProperty:"poster_time"},h.properties.default_field_metadata,n),i++);for(let l in n)l==="alt"||l==="title"||l==="c\
ustom_data"||l==="focal_point"||l==="poster_time"||(e=o(e,p+"/default_field_metadata","additionalProperties",{additionalProperty:l},h.properties.default_field_metadata,
n),i++);if(n.alt!==void 0){let l=n.alt;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];typeof d!="string"&&d!==null&&(e=o(e,p+"/default_f\
ield_metadata/alt/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:h.properties.default_field_metadata.properties.alt.additionalProperties.type},h.properties.
default_field_metadata.properties.alt.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/alt","type",{type:"object"},h.properties.default_field_metadata.
properties.alt,l),i++}if(n.title!==void 0){let l=n.title;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];typeof d!="string"&&d!==null&&(e=
o(e,p+"/default_field_metadata/title/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:h.properties.default_field_metadata.properties.title.additionalProperties.
type},h.properties.default_field_metadata.properties.title.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/title","type",{type:"object"},h.properties.
default_field_metadata.properties.title,l),i++}if(n.custom_data!==void 0){let l=n.custom_data;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];
d&&typeof d=="object"&&!Array.isArray(d)||(e=o(e,p+"/default_field_metadata/custom_data/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},h.properties.
default_field_metadata.properties.custom_data.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/custom_data","type",{type:"object"},h.properties.
default_field_metadata.properties.custom_data,l),i++}if(n.focal_point!==void 0){let l=n.focal_point,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&
(f?e.length=f:e=null),!r){let v=i;yr(l,{instancePath:p+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:a})||(e=j(e,
yr),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},h.properties.default_field_metadata.properties.focal_point,
l),i++)}if(n.poster_time!==void 0){let l=n.poster_time;!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/default_field_metadata/poster_time","type",{type:h.
properties.default_field_metadata.properties.poster_time.type},h.properties.default_field_metadata.properties.poster_time,l),i++),typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))&&(e=o(e,p+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},h.properties.default_field_metadata.properties.poster_time,l),
i++)}}else e=o(e,p+"/default_field_metadata","type",{type:"object"},h.properties.default_field_metadata,n),i++}if(t.creator!==void 0&&(si(t.creator,{instancePath:p+
"/creator",parentData:t,parentDataProperty:"creator",rootData:a})||(e=j(e,si),i=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,l=i,f=!0,d=i;
n!==null&&(e=o(e),i++);var s=d===i;if(i=l,e!==null&&(l?e.length=l:e=null),!s){let y=i;ni(n,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:a})||(e=j(e,ni),i=e.length);var s=y===i;f=s}f||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},h.properties.upload_collection,
n),i++)}if(t.duration!==void 0){let n=t.duration;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/duration","type",{type:h.properties.duration.type},h.properties.
duration,n),i++)}if(t.frame_rate!==void 0){let n=t.frame_rate;!(typeof n=="number"&&isFinite(n))&&n!==null&&(e=o(e,p+"/frame_rate","type",{type:h.properties.frame_rate.
type},h.properties.frame_rate,n),i++)}if(t.blurhash!==void 0){let n=t.blurhash;typeof n!="string"&&n!==null&&(e=o(e,p+"/blurhash","type",{type:h.properties.blurhash.
type},h.properties.blurhash,n),i++)}if(t.thumbhash!==void 0){let n=t.thumbhash;typeof n!="string"&&n!==null&&(e=o(e,p+"/thumbhash","type",{type:h.properties.thumbhash.
type},h.properties.thumbhash,n),i++)}if(t.mux_playback_id!==void 0){let n=t.mux_playback_id;typeof n!="string"&&n!==null&&(e=o(e,p+"/mux_playback_id","type",{type:h.
properties.mux_playback_id.type},h.properties.mux_playback_id,n),i++)}if(t.mux_mp4_highest_res!==void 0){let n=t.mux_mp4_highest_res;typeof n!="string"&&n!==null&&
(e=o(e,p+"/mux_mp4_highest_res","type",{type:h.properties.mux_mp4_highest_res.type},h.properties.mux_mp4_highest_res,n),i++),n==="high"||n==="medium"||n==="low"||
n===null||(e=o(e,p+"/mux_mp4_highest_res","enum",{allowedValues:h.properties.mux_mp4_highest_res.enum},h.properties.mux_mp4_highest_res,n),i++)}if(t.smart_tags!==
void 0){let n=t.smart_tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/smart_tags/"+f,"type",{type:"strin\
g"},h.properties.smart_tags.items,d),i++)}}else e=o(e,p+"/smart_tags","type",{type:"array"},h.properties.smart_tags,n),i++}if(t.exif_info!==void 0){let n=t.exif_info;
n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,p+"/exif_info","type",{type:"object"},h.properties.exif_info,n),i++)}if(t.colors!==void 0){let n=t.colors;if(Array.
isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];if(d&&typeof d=="object"&&!Array.isArray(d)){d.red===void 0&&(e=o(e,p+"/colors/"+f,"required",{missingProperty:"\
red"},h.properties.colors.items,d),i++),d.green===void 0&&(e=o(e,p+"/colors/"+f,"required",{missingProperty:"green"},h.properties.colors.items,d),i++),d.blue===
void 0&&(e=o(e,p+"/colors/"+f,"required",{missingProperty:"blue"},h.properties.colors.items,d),i++),d.alpha===void 0&&(e=o(e,p+"/colors/"+f,"required",{missingProperty:"\
alpha"},h.properties.colors.items,d),i++);for(let y in d)y==="red"||y==="green"||y==="blue"||y==="alpha"||(e=o(e,p+"/colors/"+f,"additionalProperties",{additionalProperty:y},
h.properties.colors.items,d),i++);if(d.red!==void 0){let y=d.red;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/colors/"+f+"/red","type",{type:"\
integer"},h.properties.colors.items.properties.red,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/red","maximum",{comparison:"\
<=",limit:255},h.properties.colors.items.properties.red,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/red","minimum",{comparison:">=",limit:0},h.properties.colors.
items.properties.red,y),i++))}if(d.green!==void 0){let y=d.green;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/colors/"+f+"/green","type",{type:"\
integer"},h.properties.colors.items.properties.green,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/green","maximum",{comparison:"\
<=",limit:255},h.properties.colors.items.properties.green,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/green","minimum",{comparison:">=",limit:0},h.properties.
colors.items.properties.green,y),i++))}if(d.blue!==void 0){let y=d.blue;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/colors/"+f+"/blue","type",
{type:"integer"},h.properties.colors.items.properties.blue,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/blue","maximum",
{comparison:"<=",limit:255},h.properties.colors.items.properties.blue,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/blue","minimum",{comparison:">=",limit:0},
h.properties.colors.items.properties.blue,y),i++))}if(d.alpha!==void 0){let y=d.alpha;typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)||(e=o(e,p+"/colors/"+f+
"/alpha","type",{type:"integer"},h.properties.colors.items.properties.alpha,y),i++),typeof y=="number"&&isFinite(y)&&((y>255||isNaN(y))&&(e=o(e,p+"/colors/"+f+"\
/alpha","maximum",{comparison:"<=",limit:255},h.properties.colors.items.properties.alpha,y),i++),(y<0||isNaN(y))&&(e=o(e,p+"/colors/"+f+"/alpha","minimum",{comparison:"\
>=",limit:0},h.properties.colors.items.properties.alpha,y),i++))}}else e=o(e,p+"/colors/"+f,"type",{type:"object"},h.properties.colors.items,d),i++}}else e=o(e,
p+"/colors","type",{type:"array"},h.properties.colors,n),i++}if(t.meta!==void 0&&(So(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,So),i=e.length)),t.created_at!==void 0){let n=t.created_at;typeof n!="string"&&n!==null&&(e=o(e,p+"/created_at","type",{type:h.properties.created_at.type},
h.properties.created_at,n),i++),typeof n=="string"&&(z.test(n)||(e=o(e,p+"/created_at","format",{format:"date-time"},h.properties.created_at,n),i++))}if(t.updated_at!==
void 0){let n=t.updated_at;typeof n!="string"&&n!==null&&(e=o(e,p+"/updated_at","type",{type:h.properties.updated_at.type},h.properties.updated_at,n),i++),typeof n==
"string"&&(z.test(n)||(e=o(e,p+"/updated_at","format",{format:"date-time"},h.properties.updated_at,n),i++))}}else e=o(e,p,"type",{type:"object"},h,t),i++;return qr.
errors=e,i===0}var zd=Yn,Q={type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{
type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{
alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",
additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/CreatorUpdate"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/\
schemas#/$defs/CollectionOfUploadUpdate"}}}};function Mo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},At,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},
At,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},At,t),i++);if(t.type!==void 0&&(st(t.type,{instancePath:p+
"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,st),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},At.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},At,t),i++;return Mo.errors=e,i===0}function Wo(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Re,t),i++),t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},Re,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Re,t),i++);if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Re.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","co\
nst",{allowedValue:"upload_collection"},Re.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Re.properties.
id,r),i++)}}else e=o(e,p,"type",{type:"object"},Re,t),i++;return Wo.errors=e,i===0}function Yn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let n in t)J.call(Q.properties,n)||(e=o(e,p,"additionalProperties",{additionalProperty:n},Q,t),i++);
if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,p+"/path","type",{type:"string"},Q.properties.path,n),i++)}if(t.basename!==void 0){let n=t.basename;
typeof n!="string"&&(e=o(e,p+"/basename","type",{type:"string"},Q.properties.basename,n),i++)}if(t.copyright!==void 0){let n=t.copyright;typeof n!="string"&&n!==
null&&(e=o(e,p+"/copyright","type",{type:Q.properties.copyright.type},Q.properties.copyright,n),i++)}if(t.author!==void 0){let n=t.author;typeof n!="string"&&n!==
null&&(e=o(e,p+"/author","type",{type:Q.properties.author.type},Q.properties.author,n),i++)}if(t.notes!==void 0){let n=t.notes;typeof n!="string"&&n!==null&&(e=
o(e,p+"/notes","type",{type:Q.properties.notes.type},Q.properties.notes,n),i++)}if(t.tags!==void 0){let n=t.tags;if(Array.isArray(n)){let l=n.length;for(let f=0;f<
l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/tags/"+f,"type",{type:"string"},Q.properties.tags.items,d),i++)}}else e=o(e,p+"/tags","type",{type:"array"},Q.properties.
tags,n),i++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)l==="alt"||l==="tit\
le"||l==="custom_data"||l==="focal_point"||l==="poster_time"||(e=o(e,p+"/default_field_metadata","additionalProperties",{additionalProperty:l},Q.properties.default_field_metadata,
n),i++);if(n.alt!==void 0){let l=n.alt;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];typeof d!="string"&&d!==null&&(e=o(e,p+"/default_f\
ield_metadata/alt/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Q.properties.default_field_metadata.properties.alt.additionalProperties.type},Q.properties.
default_field_metadata.properties.alt.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/alt","type",{type:"object"},Q.properties.default_field_metadata.
properties.alt,l),i++}if(n.title!==void 0){let l=n.title;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];typeof d!="string"&&d!==null&&(e=
o(e,p+"/default_field_metadata/title/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Q.properties.default_field_metadata.properties.title.additionalProperties.
type},Q.properties.default_field_metadata.properties.title.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/title","type",{type:"object"},Q.properties.
default_field_metadata.properties.title,l),i++}if(n.custom_data!==void 0){let l=n.custom_data;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];
d&&typeof d=="object"&&!Array.isArray(d)||(e=o(e,p+"/default_field_metadata/custom_data/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},Q.properties.
default_field_metadata.properties.custom_data.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/custom_data","type",{type:"object"},Q.properties.
default_field_metadata.properties.custom_data,l),i++}if(n.focal_point!==void 0){let l=n.focal_point,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&
(f?e.length=f:e=null),!r){let v=i;yr(l,{instancePath:p+"/default_field_metadata/focal_point",parentData:n,parentDataProperty:"focal_point",rootData:a})||(e=j(e,
yr),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/default_field_metadata/focal_point","if",{failingKeyword:"else"},Q.properties.default_field_metadata.properties.focal_point,
l),i++)}if(n.poster_time!==void 0){let l=n.poster_time;!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/default_field_metadata/poster_time","type",{type:Q.
properties.default_field_metadata.properties.poster_time.type},Q.properties.default_field_metadata.properties.poster_time,l),i++),typeof l=="number"&&isFinite(l)&&
(l<0||isNaN(l))&&(e=o(e,p+"/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},Q.properties.default_field_metadata.properties.poster_time,l),
i++)}}else e=o(e,p+"/default_field_metadata","type",{type:"object"},Q.properties.default_field_metadata,n),i++}if(t.creator!==void 0&&(Mo(t.creator,{instancePath:p+
"/creator",parentData:t,parentDataProperty:"creator",rootData:a})||(e=j(e,Mo),i=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,l=i,f=!0,d=i;
n!==null&&(e=o(e),i++);var s=d===i;if(i=l,e!==null&&(l?e.length=l:e=null),!s){let y=i;Wo(n,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"\
upload_collection",rootData:a})||(e=j(e,Wo),i=e.length);var s=y===i;f=s}f||(e=o(e,p+"/upload_collection","if",{failingKeyword:"else"},Q.properties.upload_collection,
n),i++)}}else e=o(e,p,"type",{type:"object"},Q,t),i++;return Yn.errors=e,i===0}var Od=Hn,Z={type:"object",additionalProperties:!1,required:["path"],properties:{
id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["string","null"]},
notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{alt:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","null"],
minimum:0}}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollecti\
onReference"}}}};function Hn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.path===void 0&&(e=o(e,p,"required",{missingProperty:"path"},Z,t),i++);for(let n in t)J.call(Z.properties,n)||(e=o(e,p,"additionalProperties",{additionalProperty:n},
Z,t),i++);if(t.id!==void 0){let n=t.id;typeof n=="string"?Kt.test(n)||(e=o(e,p+"/id","pattern",{pattern:"^[A-Za-z0-9_-]{22}$"},Z.properties.id,n),i++):(e=o(e,p+
"/id","type",{type:"string"},Z.properties.id,n),i++)}if(t.path!==void 0){let n=t.path;typeof n!="string"&&(e=o(e,p+"/path","type",{type:"string"},Z.properties.path,
n),i++)}if(t.basename!==void 0){let n=t.basename;typeof n!="string"&&(e=o(e,p+"/basename","type",{type:"string"},Z.properties.basename,n),i++)}if(t.copyright!==
void 0){let n=t.copyright;typeof n!="string"&&n!==null&&(e=o(e,p+"/copyright","type",{type:Z.properties.copyright.type},Z.properties.copyright,n),i++)}if(t.author!==
void 0){let n=t.author;typeof n!="string"&&n!==null&&(e=o(e,p+"/author","type",{type:Z.properties.author.type},Z.properties.author,n),i++)}if(t.notes!==void 0){
let n=t.notes;typeof n!="string"&&n!==null&&(e=o(e,p+"/notes","type",{type:Z.properties.notes.type},Z.properties.notes,n),i++)}if(t.tags!==void 0){let n=t.tags;
if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++){let d=n[f];typeof d!="string"&&(e=o(e,p+"/tags/"+f,"type",{type:"string"},Z.properties.tags.items,d),i++)}}else
e=o(e,p+"/tags","type",{type:"array"},Z.properties.tags,n),i++}if(t.default_field_metadata!==void 0){let n=t.default_field_metadata;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let l in n)l==="alt"||l==="title"||l==="custom_data"||l==="focal_point"||l==="poster_time"||(e=o(e,p+"/default_field_metadata","additionalProper\
ties",{additionalProperty:l},Z.properties.default_field_metadata,n),i++);if(n.alt!==void 0){let l=n.alt;if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){
let d=l[f];typeof d!="string"&&d!==null&&(e=o(e,p+"/default_field_metadata/alt/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Z.properties.default_field_metadata.
properties.alt.additionalProperties.type},Z.properties.default_field_metadata.properties.alt.additionalProperties,d),i++)}else e=o(e,p+"/default_field_metadata/\
alt","type",{type:"object"},Z.properties.default_field_metadata.properties.alt,l),i++}if(n.title!==void 0){let l=n.title;if(l&&typeof l=="object"&&!Array.isArray(
l))for(let f in l){let d=l[f];typeof d!="string"&&d!==null&&(e=o(e,p+"/default_field_metadata/title/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:Z.properties.
default_field_metadata.properties.title.additionalProperties.type},Z.properties.default_field_metadata.properties.title.additionalProperties,d),i++)}else e=o(e,
p+"/default_field_metadata/title","type",{type:"object"},Z.properties.default_field_metadata.properties.title,l),i++}if(n.custom_data!==void 0){let l=n.custom_data;
if(l&&typeof l=="object"&&!Array.isArray(l))for(let f in l){let d=l[f];d&&typeof d=="object"&&!Array.isArray(d)||(e=o(e,p+"/default_field_metadata/custom_data/"+
f.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},Z.properties.default_field_metadata.properties.custom_data.additionalProperties,d),i++)}else e=o(
e,p+"/default_field_metadata/custom_data","type",{type:"object"},Z.properties.default_field_metadata.properties.custom_data,l),i++}if(n.focal_point!==void 0){let l=n.
focal_point,f=i,d=!0,y=i;l!==null&&(e=o(e),i++);var r=y===i;if(i=f,e!==null&&(f?e.length=f:e=null),!r){let v=i;yr(l,{instancePath:p+"/default_field_metadata/foc\
al_point",parentData:n,parentDataProperty:"focal_point",rootData:a})||(e=j(e,yr),i=e.length);var r=v===i;d=r}d||(e=o(e,p+"/default_field_metadata/focal_point","\
if",{failingKeyword:"else"},Z.properties.default_field_metadata.properties.focal_point,l),i++)}if(n.poster_time!==void 0){let l=n.poster_time;!(typeof l=="numbe\
r"&&isFinite(l))&&l!==null&&(e=o(e,p+"/default_field_metadata/poster_time","type",{type:Z.properties.default_field_metadata.properties.poster_time.type},Z.properties.
default_field_metadata.properties.poster_time,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=o(e,p+"/default_field_metadata/poster_time","minimum",
{comparison:">=",limit:0},Z.properties.default_field_metadata.properties.poster_time,l),i++)}}else e=o(e,p+"/default_field_metadata","type",{type:"object"},Z.properties.
default_field_metadata,n),i++}if(t.creator!==void 0&&(si(t.creator,{instancePath:p+"/creator",parentData:t,parentDataProperty:"creator",rootData:a})||(e=j(e,si),
i=e.length)),t.upload_collection!==void 0){let n=t.upload_collection,l=i,f=!0,d=i;n!==null&&(e=o(e),i++);var s=d===i;if(i=l,e!==null&&(l?e.length=l:e=null),!s){
let y=i;ni(n,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:a})||(e=j(e,ni),i=e.length);var s=y===i;f=s}f||(e=
o(e,p+"/upload_collection","if",{failingKeyword:"else"},Z.properties.upload_collection,n),i++)}}else e=o(e,p,"type",{type:"object"},Z,t),i++;return Hn.errors=e,
i===0}var Rd=Gn,Kr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://flat-by-field/schemas#/\
$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/ListMeta"}}};function Bo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,p,"required",{missingProperty:"total_count"},qt,t),i++);for(let r in t)r!=="tota\
l_count"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},qt,t),i++);if(t.total_count!==void 0){let r=t.total_count;typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r)||(e=o(e,p+"/total_count","type",{type:"integer"},qt.properties.total_count,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/tota\
l_count","minimum",{comparison:">=",limit:0},qt.properties.total_count,r),i++)}}else e=o(e,p,"type",{type:"object"},qt,t),i++;return Bo.errors=e,i===0}function Gn(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"data"},Kr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Kr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(
e,p,"additionalProperties",{additionalProperty:r},Kr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)qr(r[n],{instancePath:p+
"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,qr),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Kr.properties.data,r),i++}t.meta!==
void 0&&(Bo(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,Bo),i=e.length))}else e=o(e,p,"type",{type:"object"},Kr,t),
i++;return Gn.errors=e,i===0}var Np=Jn,Zr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{$ref:"standin://\
flat-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://flat/schemas#/$defs/BulkMeta"}}};function Ko(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,p,"required",{missingProperty:"successful"},Ee,t),i++),
t.failed===void 0&&(e=o(e,p,"required",{missingProperty:"failed"},Ee,t),i++);for(let r in t)r==="successful"||r==="failed"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
Ee,t),i++);if(t.successful!==void 0){let r=t.successful;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/successful","type",{type:"integer"},Ee.properties.
successful,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/successful","minimum",{comparison:">=",limit:0},Ee.properties.successful,r),i++)}
if(t.failed!==void 0){let r=t.failed;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/failed","type",{type:"integer"},Ee.properties.failed,r),i++),
typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/failed","minimum",{comparison:">=",limit:0},Ee.properties.failed,r),i++)}}else e=o(e,p,"type",{type:"\
object"},Ee,t),i++;return Ko.errors=e,i===0}function Jn(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Zr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"met\
a"},Zr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Zr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++)qr(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,qr),i=e.length)}else e=
o(e,p+"/data","type",{type:"array"},Zr.properties.data,r),i++}t.meta!==void 0&&(Ko(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,Ko),i=e.length))}else e=o(e,p,"type",{type:"object"},Zr,t),i++;return Jn.errors=e,i===0}var Ld=Qn,rt={type:"object",additionalProperties:!1,required:["id",
"type","status","payload"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},status:{type:"integer",minimum:100,maximum:599},payload:{}}};function Qn(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"requi\
red",{missingProperty:"id"},rt,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},rt,t),i++),t.status===void 0&&(e=o(e,p,"required",{missingProperty:"\
status"},rt,t),i++),t.payload===void 0&&(e=o(e,p,"required",{missingProperty:"payload"},rt,t),i++);for(let r in t)r==="id"||r==="type"||r==="status"||r==="paylo\
ad"||(e=o(e,p,"additionalProperties",{additionalProperty:r},rt,t),i++);if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},rt.
properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},rt.properties.type,r),i++),r!=="job_result"&&
(e=o(e,p+"/type","const",{allowedValue:"job_result"},rt.properties.type,r),i++)}if(t.status!==void 0){let r=t.status;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r)||(e=o(e,p+"/status","type",{type:"integer"},rt.properties.status,r),i++),typeof r=="number"&&isFinite(r)&&((r>599||isNaN(r))&&(e=o(e,p+"/status","maximum",{comparison:"\
<=",limit:599},rt.properties.status,r),i++),(r<100||isNaN(r))&&(e=o(e,p+"/status","minimum",{comparison:">=",limit:100},rt.properties.status,r),i++))}}else e=o(
e,p,"type",{type:"object"},rt,t),i++;return Qn.errors=e,i===0}var Ii=Xn,$p={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"stan\
din://json-api-by-field/schemas#/$defs/Upload"}},$id:"standin://json-api-by-field/data/Upload"},b={type:"object",additionalProperties:!1,required:["id","type","\
attributes","relationships"],properties:{id:{type:"string"},type:{type:"string",const:"upload"},attributes:{type:"object",additionalProperties:!1,required:["pat\
h","basename","filename","url","format","mime_type","size","md5","width","height","is_image","author","copyright","notes","tags","default_field_metadata","durat\
ion","frame_rate","blurhash","thumbhash","mux_playback_id","mux_mp4_highest_res","smart_tags","exif_info","colors","created_at","updated_at"],properties:{path:{
type:"string"},basename:{type:"string"},filename:{type:"string"},url:{type:"string",format:"uri"},format:{type:["string","null"]},mime_type:{type:["string","nul\
l"]},size:{type:"integer",minimum:0},md5:{type:"string",pattern:"^[0-9a-f]{32}$"},width:{type:["integer","null"],minimum:0},height:{type:["integer","null"],minimum:0},
is_image:{type:"boolean"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"stri\
ng"}},default_field_metadata:{type:"object",additionalProperties:!1,required:["alt","title","custom_data","focal_point","poster_time"],properties:{alt:{type:"ob\
ject",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",additionalProperties:{
type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{type:["number","n\
ull"],minimum:0}}},duration:{type:["number","null"]},frame_rate:{type:["number","null"]},blurhash:{type:["string","null"]},thumbhash:{type:["string","null"]},mux_playback_id:{
type:["string","null"]},mux_mp4_highest_res:{type:["string","null"],enum:["high","medium","low",null]},smart_tags:{type:"array",items:{type:"string"}},exif_info:{
type:"object",additionalProperties:!0},colors:{type:"array",items:{type:"object",additionalProperties:!1,required:["red","green","blue","alpha"],properties:{red:{
type:"integer",minimum:0,maximum:255},green:{type:"integer",minimum:0,maximum:255},blue:{type:"integer",minimum:0,maximum:255},alpha:{type:"integer",minimum:0,maximum:255}}}},
created_at:{type:["string","null"],format:"date-time"},updated_at:{type:["string","null"],format:"date-time"}}},relationships:{type:"object",additionalProperties:!1,
required:["creator","upload_collection"],properties:{creator:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api\
/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{data:{if:{type:"null"},else:{$ref:"standin://\
json-api/schemas#/$defs/UploadCollectionReference"}}}}}},meta:{$ref:"standin://json-api/schemas#/$defs/UploadMeta"}}};function It(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.x===void 0&&(e=o(e,p,"required",{missingProperty:"x"},me,t),
i++),t.y===void 0&&(e=o(e,p,"required",{missingProperty:"y"},me,t),i++);for(let r in t)r==="x"||r==="y"||(e=o(e,p,"additionalProperties",{additionalProperty:r},
me,t),i++);if(t.x!==void 0){let r=t.x;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/x","maximum",{comparison:"<=",limit:1},me.properties.x,r),i++),
(r<0||isNaN(r))&&(e=o(e,p+"/x","minimum",{comparison:">=",limit:0},me.properties.x,r),i++)):(e=o(e,p+"/x","type",{type:"number"},me.properties.x,r),i++)}if(t.y!==
void 0){let r=t.y;typeof r=="number"&&isFinite(r)?((r>1||isNaN(r))&&(e=o(e,p+"/y","maximum",{comparison:"<=",limit:1},me.properties.y,r),i++),(r<0||isNaN(r))&&(e=
o(e,p+"/y","minimum",{comparison:">=",limit:0},me.properties.y,r),i++)):(e=o(e,p+"/y","type",{type:"number"},me.properties.y,r),i++)}}else e=o(e,p,"type",{type:"\
object"},me,t),i++;return It.errors=e,i===0}function ur(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},jt,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},
jt,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},jt,t),i++);if(t.type!==void 0&&(Tt(t.type,{instancePath:p+
"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,Tt),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},jt.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},jt,t),i++;return ur.errors=e,i===0}function mr(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Se,t),i++),t.id===void 0&&
(e=o(e,p,"required",{missingProperty:"id"},Se,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Se,t),i++);if(t.
type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",{type:"string"},Se.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","co\
nst",{allowedValue:"upload_collection"},Se.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Se.properties.
id,r),i++)}}else e=o(e,p,"type",{type:"object"},Se,t),i++;return mr.errors=e,i===0}function li(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.antivirus===void 0&&(e=o(e,p,"required",{missingProperty:"antivirus"},L,t),i++);for(let r in t)r!==
"antivirus"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},L,t),i++);if(t.antivirus!==void 0){let r=t.antivirus;if(r&&typeof r=="object"&&!Array.isArray(
r)){r.status===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"status"},L.properties.antivirus,r),i++),r.checked_at===void 0&&(e=o(e,p+"/antivirus","\
required",{missingProperty:"checked_at"},L.properties.antivirus,r),i++),r.threat_name===void 0&&(e=o(e,p+"/antivirus","required",{missingProperty:"threat_name"},
L.properties.antivirus,r),i++);for(let s in r)s==="status"||s==="checked_at"||s==="threat_name"||(e=o(e,p+"/antivirus","additionalProperties",{additionalProperty:s},
L.properties.antivirus,r),i++);if(r.status!==void 0){let s=r.status;typeof s!="string"&&(e=o(e,p+"/antivirus/status","type",{type:"string"},L.properties.antivirus.
properties.status,s),i++),s==="pending"||s==="clean"||s==="infected"||s==="failed"||s==="skipped"||(e=o(e,p+"/antivirus/status","enum",{allowedValues:L.properties.
antivirus.properties.status.enum},L.properties.antivirus.properties.status,s),i++)}if(r.checked_at!==void 0){let s=r.checked_at;typeof s!="string"&&s!==null&&(e=
o(e,p+"/antivirus/checked_at","type",{type:L.properties.antivirus.properties.checked_at.type},L.properties.antivirus.properties.checked_at,s),i++),typeof s=="st\
ring"&&(z.test(s)||(e=o(e,p+"/antivirus/checked_at","format",{format:"date-time"},L.properties.antivirus.properties.checked_at,s),i++))}if(r.threat_name!==void 0){
let s=r.threat_name;typeof s!="string"&&s!==null&&(e=o(e,p+"/antivirus/threat_name","type",{type:L.properties.antivirus.properties.threat_name.type},L.properties.
antivirus.properties.threat_name,s),i++)}}else e=o(e,p+"/antivirus","type",{type:"object"},L.properties.antivirus,r),i++}}else e=o(e,p,"type",{type:"object"},L,
t),i++;return li.errors=e,i===0}function Zo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},b,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},b,t),i++),t.attributes===
void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},b,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},b,t),i++);for(let n in t)
n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:n},b,t),i++);if(t.id!==void 0){let n=t.
id;typeof n!="string"&&(e=o(e,p+"/id","type",{type:"string"},b.properties.id,n),i++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,p+"/type","type",
{type:"string"},b.properties.type,n),i++),n!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},b.properties.type,n),i++)}if(t.attributes!==void 0){let n=t.
attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"path"},b.properties.attributes,n),i++),
n.basename===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"basename"},b.properties.attributes,n),i++),n.filename===void 0&&(e=o(e,p+"/attributes",
"required",{missingProperty:"filename"},b.properties.attributes,n),i++),n.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},b.properties.attributes,
n),i++),n.format===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"format"},b.properties.attributes,n),i++),n.mime_type===void 0&&(e=o(e,p+"/attribu\
tes","required",{missingProperty:"mime_type"},b.properties.attributes,n),i++),n.size===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"size"},b.properties.
attributes,n),i++),n.md5===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"md5"},b.properties.attributes,n),i++),n.width===void 0&&(e=o(e,p+"/attrib\
utes","required",{missingProperty:"width"},b.properties.attributes,n),i++),n.height===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"height"},b.properties.
attributes,n),i++),n.is_image===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"is_image"},b.properties.attributes,n),i++),n.author===void 0&&(e=o(e,
p+"/attributes","required",{missingProperty:"author"},b.properties.attributes,n),i++),n.copyright===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
copyright"},b.properties.attributes,n),i++),n.notes===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"notes"},b.properties.attributes,n),i++),n.tags===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"tags"},b.properties.attributes,n),i++),n.default_field_metadata===void 0&&(e=o(e,p+"/attributes","re\
quired",{missingProperty:"default_field_metadata"},b.properties.attributes,n),i++),n.duration===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"dura\
tion"},b.properties.attributes,n),i++),n.frame_rate===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"frame_rate"},b.properties.attributes,n),i++),n.
blurhash===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"blurhash"},b.properties.attributes,n),i++),n.thumbhash===void 0&&(e=o(e,p+"/attributes","\
required",{missingProperty:"thumbhash"},b.properties.attributes,n),i++),n.mux_playback_id===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_play\
back_id"},b.properties.attributes,n),i++),n.mux_mp4_highest_res===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},b.properties.
attributes,n),i++),n.smart_tags===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"smart_tags"},b.properties.attributes,n),i++),n.exif_info===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"exif_info"},b.properties.attributes,n),i++),n.colors===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
colors"},b.properties.attributes,n),i++),n.created_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"created_at"},b.properties.attributes,n),i++),
n.updated_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"updated_at"},b.properties.attributes,n),i++);for(let l in n)J.call(b.properties.attributes.
properties,l)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:l},b.properties.attributes,n),i++);if(n.path!==void 0){let l=n.path;typeof l!="\
string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},b.properties.attributes.properties.path,l),i++)}if(n.basename!==void 0){let l=n.basename;typeof l!="\
string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},b.properties.attributes.properties.basename,l),i++)}if(n.filename!==void 0){let l=n.filename;typeof l!=
"string"&&(e=o(e,p+"/attributes/filename","type",{type:"string"},b.properties.attributes.properties.filename,l),i++)}if(n.url!==void 0){let l=n.url;typeof l=="s\
tring"?Vt(l)||(e=o(e,p+"/attributes/url","format",{format:"uri"},b.properties.attributes.properties.url,l),i++):(e=o(e,p+"/attributes/url","type",{type:"string"},
b.properties.attributes.properties.url,l),i++)}if(n.format!==void 0){let l=n.format;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/format","type",{type:b.properties.
attributes.properties.format.type},b.properties.attributes.properties.format,l),i++)}if(n.mime_type!==void 0){let l=n.mime_type;typeof l!="string"&&l!==null&&(e=
o(e,p+"/attributes/mime_type","type",{type:b.properties.attributes.properties.mime_type.type},b.properties.attributes.properties.mime_type,l),i++)}if(n.size!==void 0){
let l=n.size;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=o(e,p+"/attributes/size","type",{type:"integer"},b.properties.attributes.properties.size,l),
i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=o(e,p+"/attributes/size","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.size,l),
i++)}if(n.md5!==void 0){let l=n.md5;typeof l=="string"?jr.test(l)||(e=o(e,p+"/attributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},b.properties.attributes.properties.
md5,l),i++):(e=o(e,p+"/attributes/md5","type",{type:"string"},b.properties.attributes.properties.md5,l),i++)}if(n.width!==void 0){let l=n.width;!(typeof l=="num\
ber"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/width","type",{type:b.properties.attributes.properties.width.type},b.properties.attributes.
properties.width,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=o(e,p+"/attributes/width","minimum",{comparison:">=",limit:0},b.properties.attributes.
properties.width,l),i++)}if(n.height!==void 0){let l=n.height;!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/height","ty\
pe",{type:b.properties.attributes.properties.height.type},b.properties.attributes.properties.height,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=
o(e,p+"/attributes/height","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.height,l),i++)}if(n.is_image!==void 0){let l=n.is_image;typeof l!=
"boolean"&&(e=o(e,p+"/attributes/is_image","type",{type:"boolean"},b.properties.attributes.properties.is_image,l),i++)}if(n.author!==void 0){let l=n.author;typeof l!=
"string"&&l!==null&&(e=o(e,p+"/attributes/author","type",{type:b.properties.attributes.properties.author.type},b.properties.attributes.properties.author,l),i++)}
if(n.copyright!==void 0){let l=n.copyright;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/copyright","type",{type:b.properties.attributes.properties.copyright.
type},b.properties.attributes.properties.copyright,l),i++)}if(n.notes!==void 0){let l=n.notes;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/notes","type",
{type:b.properties.attributes.properties.notes.type},b.properties.attributes.properties.notes,l),i++)}if(n.tags!==void 0){let l=n.tags;if(Array.isArray(l)){let f=l.
length;for(let d=0;d<f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/tags/"+d,"type",{type:"string"},b.properties.attributes.properties.tags.items,y),
i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},b.properties.attributes.properties.tags,l),i++}if(n.default_field_metadata!==void 0){let l=n.default_field_metadata;
if(l&&typeof l=="object"&&!Array.isArray(l)){l.alt===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"alt"},b.properties.attributes.
properties.default_field_metadata,l),i++),l.title===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"title"},b.properties.attributes.
properties.default_field_metadata,l),i++),l.custom_data===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},b.properties.
attributes.properties.default_field_metadata,l),i++),l.focal_point===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"focal_po\
int"},b.properties.attributes.properties.default_field_metadata,l),i++),l.poster_time===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"\
poster_time"},b.properties.attributes.properties.default_field_metadata,l),i++);for(let f in l)f==="alt"||f==="title"||f==="custom_data"||f==="focal_point"||f===
"poster_time"||(e=o(e,p+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:f},b.properties.attributes.properties.default_field_metadata,
l),i++);if(l.alt!==void 0){let f=l.alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attribute\
s/default_field_metadata/alt/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:b.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},b.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/alt",
"type",{type:"object"},b.properties.attributes.properties.default_field_metadata.properties.alt,f),i++}if(l.title!==void 0){let f=l.title;if(f&&typeof f=="objec\
t"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attributes/default_field_metadata/title/"+d.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:b.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},b.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/title","type",{type:"object"},b.properties.
attributes.properties.default_field_metadata.properties.title,f),i++}if(l.custom_data!==void 0){let f=l.custom_data;if(f&&typeof f=="object"&&!Array.isArray(f))
for(let d in f){let y=f[d];y&&typeof y=="object"&&!Array.isArray(y)||(e=o(e,p+"/attributes/default_field_metadata/custom_data/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},b.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,y),i++)}else e=o(e,p+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},b.properties.attributes.properties.default_field_metadata.properties.custom_data,f),i++}if(l.focal_point!==
void 0){let f=l.focal_point,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);var r=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!r){let k=i;It(f,{instancePath:p+"/attributes\
/default_field_metadata/focal_point",parentData:l,parentDataProperty:"focal_point",rootData:a})||(e=j(e,It),i=e.length);var r=k===i;y=r}y||(e=o(e,p+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},b.properties.attributes.properties.default_field_metadata.properties.focal_point,f),i++)}if(l.
poster_time!==void 0){let f=l.poster_time;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","type",{type:b.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},b.properties.attributes.properties.default_field_metadata.properties.poster_time,
f),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},b.properties.
attributes.properties.default_field_metadata.properties.poster_time,f),i++)}}else e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},b.properties.
attributes.properties.default_field_metadata,l),i++}if(n.duration!==void 0){let l=n.duration;!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes\
/duration","type",{type:b.properties.attributes.properties.duration.type},b.properties.attributes.properties.duration,l),i++)}if(n.frame_rate!==void 0){let l=n.
frame_rate;!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/frame_rate","type",{type:b.properties.attributes.properties.frame_rate.type},b.properties.
attributes.properties.frame_rate,l),i++)}if(n.blurhash!==void 0){let l=n.blurhash;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/blurhash","type",{type:b.properties.
attributes.properties.blurhash.type},b.properties.attributes.properties.blurhash,l),i++)}if(n.thumbhash!==void 0){let l=n.thumbhash;typeof l!="string"&&l!==null&&
(e=o(e,p+"/attributes/thumbhash","type",{type:b.properties.attributes.properties.thumbhash.type},b.properties.attributes.properties.thumbhash,l),i++)}if(n.mux_playback_id!==
void 0){let l=n.mux_playback_id;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/mux_playback_id","type",{type:b.properties.attributes.properties.mux_playback_id.
type},b.properties.attributes.properties.mux_playback_id,l),i++)}if(n.mux_mp4_highest_res!==void 0){let l=n.mux_mp4_highest_res;typeof l!="string"&&l!==null&&(e=
o(e,p+"/attributes/mux_mp4_highest_res","type",{type:b.properties.attributes.properties.mux_mp4_highest_res.type},b.properties.attributes.properties.mux_mp4_highest_res,
l),i++),l==="high"||l==="medium"||l==="low"||l===null||(e=o(e,p+"/attributes/mux_mp4_highest_res","enum",{allowedValues:b.properties.attributes.properties.mux_mp4_highest_res.
enum},b.properties.attributes.properties.mux_mp4_highest_res,l),i++)}if(n.smart_tags!==void 0){let l=n.smart_tags;if(Array.isArray(l)){let f=l.length;for(let d=0;d<
f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/smart_tags/"+d,"type",{type:"string"},b.properties.attributes.properties.smart_tags.items,y),i++)}}else
e=o(e,p+"/attributes/smart_tags","type",{type:"array"},b.properties.attributes.properties.smart_tags,l),i++}if(n.exif_info!==void 0){let l=n.exif_info;l&&typeof l==
"object"&&!Array.isArray(l)||(e=o(e,p+"/attributes/exif_info","type",{type:"object"},b.properties.attributes.properties.exif_info,l),i++)}if(n.colors!==void 0){
let l=n.colors;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];if(y&&typeof y=="object"&&!Array.isArray(y)){y.red===void 0&&(e=o(e,p+"/attri\
butes/colors/"+d,"required",{missingProperty:"red"},b.properties.attributes.properties.colors.items,y),i++),y.green===void 0&&(e=o(e,p+"/attributes/colors/"+d,"\
required",{missingProperty:"green"},b.properties.attributes.properties.colors.items,y),i++),y.blue===void 0&&(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"\
blue"},b.properties.attributes.properties.colors.items,y),i++),y.alpha===void 0&&(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"alpha"},b.properties.
attributes.properties.colors.items,y),i++);for(let v in y)v==="red"||v==="green"||v==="blue"||v==="alpha"||(e=o(e,p+"/attributes/colors/"+d,"additionalPropertie\
s",{additionalProperty:v},b.properties.attributes.properties.colors.items,y),i++);if(y.red!==void 0){let v=y.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(
v)||(e=o(e,p+"/attributes/colors/"+d+"/red","type",{type:"integer"},b.properties.attributes.properties.colors.items.properties.red,v),i++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/red","maximum",{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.
red,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/red","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.
red,v),i++))}if(y.green!==void 0){let v=y.green;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/colors/"+d+"/green","type",{type:"inte\
ger"},b.properties.attributes.properties.colors.items.properties.green,v),i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors\
/"+d+"/green","maximum",{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.green,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attribu\
tes/colors/"+d+"/green","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.green,v),i++))}if(y.blue!==void 0){let v=y.
blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/colors/"+d+"/blue","type",{type:"integer"},b.properties.attributes.properties.colors.
items.properties.blue,v),i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/blue","maximum",{comparison:"<=",limit:255},
b.properties.attributes.properties.colors.items.properties.blue,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/blue","minimum",{comparison:">=",limit:0},
b.properties.attributes.properties.colors.items.properties.blue,v),i++))}if(y.alpha!==void 0){let v=y.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||
(e=o(e,p+"/attributes/colors/"+d+"/alpha","type",{type:"integer"},b.properties.attributes.properties.colors.items.properties.alpha,v),i++),typeof v=="number"&&isFinite(
v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/alpha","maximum",{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.
alpha,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/alpha","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.
alpha,v),i++))}}else e=o(e,p+"/attributes/colors/"+d,"type",{type:"object"},b.properties.attributes.properties.colors.items,y),i++}}else e=o(e,p+"/attributes/co\
lors","type",{type:"array"},b.properties.attributes.properties.colors,l),i++}if(n.created_at!==void 0){let l=n.created_at;typeof l!="string"&&l!==null&&(e=o(e,p+
"/attributes/created_at","type",{type:b.properties.attributes.properties.created_at.type},b.properties.attributes.properties.created_at,l),i++),typeof l=="strin\
g"&&(z.test(l)||(e=o(e,p+"/attributes/created_at","format",{format:"date-time"},b.properties.attributes.properties.created_at,l),i++))}if(n.updated_at!==void 0){
let l=n.updated_at;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/updated_at","type",{type:b.properties.attributes.properties.updated_at.type},b.properties.
attributes.properties.updated_at,l),i++),typeof l=="string"&&(z.test(l)||(e=o(e,p+"/attributes/updated_at","format",{format:"date-time"},b.properties.attributes.
properties.updated_at,l),i++))}}else e=o(e,p+"/attributes","type",{type:"object"},b.properties.attributes,n),i++}if(t.relationships!==void 0){let n=t.relationships;
if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"creator"},b.properties.relationships,n),
i++),n.upload_collection===void 0&&(e=o(e,p+"/relationships","required",{missingProperty:"upload_collection"},b.properties.relationships,n),i++);for(let l in n)
l==="creator"||l==="upload_collection"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:l},b.properties.relationships,n),i++);if(n.creator!==
void 0){let l=n.creator;if(l&&typeof l=="object"&&!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},b.properties.
relationships.properties.creator,l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:f},b.properties.
relationships.properties.creator,l),i++);l.data!==void 0&&(ur(l.data,{instancePath:p+"/relationships/creator/data",parentData:l,parentDataProperty:"data",rootData:a})||
(e=j(e,ur),i=e.length))}else e=o(e,p+"/relationships/creator","type",{type:"object"},b.properties.relationships.properties.creator,l),i++}if(n.upload_collection!==
void 0){let l=n.upload_collection;if(l&&typeof l=="object"&&!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"\
data"},b.properties.relationships.properties.upload_collection,l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalPropert\
ies",{additionalProperty:f},b.properties.relationships.properties.upload_collection,l),i++);if(l.data!==void 0){let f=l.data,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);
var s=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!s){let k=i;mr(f,{instancePath:p+"/relationships/upload_collection/data",parentData:l,parentDataProperty:"dat\
a",rootData:a})||(e=j(e,mr),i=e.length);var s=k===i;y=s}y||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},b.properties.relationships.
properties.upload_collection.properties.data,f),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},b.properties.relationships.properties.
upload_collection,l),i++}}else e=o(e,p+"/relationships","type",{type:"object"},b.properties.relationships,n),i++}t.meta!==void 0&&(li(t.meta,{instancePath:p+"/m\
eta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,li),i=e.length))}else e=o(e,p,"type",{type:"object"},b,t),i++;return Zo.errors=e,i===0}function Xn(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"req\
uired",{missingProperty:"data"},$p,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},$p,t),i++);t.data!==void 0&&(Zo(t.data,
{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,Zo),i=e.length))}else e=o(e,p,"type",{type:"object"},$p,t),i++;return Xn.errors=
e,i===0}var Sd=Pn,xp={type:"object",additionalProperties:!1,required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadUpdate"}},
$id:"standin://json-api-by-field/data/UploadUpdate"},C={type:"object",additionalProperties:!1,properties:{id:{type:"string"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},author:{type:["st\
ring","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,properties:{
alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"object",
additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},poster_time:{
type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,required:[
"data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/CreatorUpdate"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],properties:{
data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/CollectionOfUploadUpdate"}}}}}},meta:{type:"object",additionalProperties:!0}},required:["id",
"type"]};function Yo(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===
void 0&&(e=o(e,p,"required",{missingProperty:"type"},vt,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},vt,t),i++);for(let r in t)r==="type"||
r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},vt,t),i++);if(t.type!==void 0&&(Tt(t.type,{instancePath:p+"/type",parentData:t,parentDataProperty:"\
type",rootData:a})||(e=j(e,Tt),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},vt.properties.id,r),i++)}}else e=
o(e,p,"type",{type:"object"},vt,t),i++;return Yo.errors=e,i===0}function Ho(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Me,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},Me,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Me,t),i++);if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},Me.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},
Me.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Me.properties.id,r),i++)}}else e=o(e,p,"type",
{type:"object"},Me,t),i++;return Ho.errors=e,i===0}function Go(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},C,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},C,
t),i++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relationships"||n==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:n},C,t),i++);
if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,p+"/id","type",{type:"string"},C.properties.id,n),i++)}if(t.type!==void 0){let n=t.type;typeof n!="strin\
g"&&(e=o(e,p+"/type","type",{type:"string"},C.properties.type,n),i++),n!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},C.properties.type,n),i++)}if(t.
attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)l==="path"||l==="basename"||l==="copyright"||l==="author"||l===
"notes"||l==="tags"||l==="default_field_metadata"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:l},C.properties.attributes,n),i++);if(n.path!==
void 0){let l=n.path;typeof l!="string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},C.properties.attributes.properties.path,l),i++)}if(n.basename!==void 0){
let l=n.basename;typeof l!="string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},C.properties.attributes.properties.basename,l),i++)}if(n.copyright!==
void 0){let l=n.copyright;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/copyright","type",{type:C.properties.attributes.properties.copyright.type},C.properties.
attributes.properties.copyright,l),i++)}if(n.author!==void 0){let l=n.author;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/author","type",{type:C.properties.
attributes.properties.author.type},C.properties.attributes.properties.author,l),i++)}if(n.notes!==void 0){let l=n.notes;typeof l!="string"&&l!==null&&(e=o(e,p+"\
/attributes/notes","type",{type:C.properties.attributes.properties.notes.type},C.properties.attributes.properties.notes,l),i++)}if(n.tags!==void 0){let l=n.tags;
if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/tags/"+d,"type",{type:"string"},C.properties.attributes.
properties.tags.items,y),i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},C.properties.attributes.properties.tags,l),i++}if(n.default_field_metadata!==
void 0){let l=n.default_field_metadata;if(l&&typeof l=="object"&&!Array.isArray(l)){for(let f in l)f==="alt"||f==="title"||f==="custom_data"||f==="focal_point"||
f==="poster_time"||(e=o(e,p+"/attributes/default_field_metadata","additionalProperties",{additionalProperty:f},C.properties.attributes.properties.default_field_metadata,
l),i++);if(l.alt!==void 0){let f=l.alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attribute\
s/default_field_metadata/alt/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:C.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.
type},C.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/alt",
"type",{type:"object"},C.properties.attributes.properties.default_field_metadata.properties.alt,f),i++}if(l.title!==void 0){let f=l.title;if(f&&typeof f=="objec\
t"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attributes/default_field_metadata/title/"+d.replace(/~/g,"~0").replace(
/\//g,"~1"),"type",{type:C.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties.type},C.properties.attributes.properties.
default_field_metadata.properties.title.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/title","type",{type:"object"},C.properties.
attributes.properties.default_field_metadata.properties.title,f),i++}if(l.custom_data!==void 0){let f=l.custom_data;if(f&&typeof f=="object"&&!Array.isArray(f))
for(let d in f){let y=f[d];y&&typeof y=="object"&&!Array.isArray(y)||(e=o(e,p+"/attributes/default_field_metadata/custom_data/"+d.replace(/~/g,"~0").replace(/\//g,
"~1"),"type",{type:"object"},C.properties.attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,y),i++)}else e=o(e,p+"/attrib\
utes/default_field_metadata/custom_data","type",{type:"object"},C.properties.attributes.properties.default_field_metadata.properties.custom_data,f),i++}if(l.focal_point!==
void 0){let f=l.focal_point,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);var r=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!r){let k=i;It(f,{instancePath:p+"/attributes\
/default_field_metadata/focal_point",parentData:l,parentDataProperty:"focal_point",rootData:a})||(e=j(e,It),i=e.length);var r=k===i;y=r}y||(e=o(e,p+"/attributes\
/default_field_metadata/focal_point","if",{failingKeyword:"else"},C.properties.attributes.properties.default_field_metadata.properties.focal_point,f),i++)}if(l.
poster_time!==void 0){let f=l.poster_time;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","type",{type:C.
properties.attributes.properties.default_field_metadata.properties.poster_time.type},C.properties.attributes.properties.default_field_metadata.properties.poster_time,
f),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},C.properties.
attributes.properties.default_field_metadata.properties.poster_time,f),i++)}}else e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},C.properties.
attributes.properties.default_field_metadata,l),i++}}else e=o(e,p+"/attributes","type",{type:"object"},C.properties.attributes,n),i++}if(t.relationships!==void 0){
let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){for(let l in n)l==="creator"||l==="upload_collection"||(e=o(e,p+"/relationships","additionalP\
roperties",{additionalProperty:l},C.properties.relationships,n),i++);if(n.creator!==void 0){let l=n.creator;if(l&&typeof l=="object"&&!Array.isArray(l)){l.data===
void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},C.properties.relationships.properties.creator,l),i++);for(let f in l)f!=="data"&&(e=
o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:f},C.properties.relationships.properties.creator,l),i++);l.data!==void 0&&(Yo(l.data,{
instancePath:p+"/relationships/creator/data",parentData:l,parentDataProperty:"data",rootData:a})||(e=j(e,Yo),i=e.length))}else e=o(e,p+"/relationships/creator",
"type",{type:"object"},C.properties.relationships.properties.creator,l),i++}if(n.upload_collection!==void 0){let l=n.upload_collection;if(l&&typeof l=="object"&&
!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"data"},C.properties.relationships.properties.upload_collection,
l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalProperties",{additionalProperty:f},C.properties.relationships.properties.
upload_collection,l),i++);if(l.data!==void 0){let f=l.data,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);var s=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!s){let k=i;Ho(
f,{instancePath:p+"/relationships/upload_collection/data",parentData:l,parentDataProperty:"data",rootData:a})||(e=j(e,Ho),i=e.length);var s=k===i;y=s}y||(e=o(e,
p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},C.properties.relationships.properties.upload_collection.properties.data,f),i++)}}else e=o(
e,p+"/relationships/upload_collection","type",{type:"object"},C.properties.relationships.properties.upload_collection,l),i++}}else e=o(e,p+"/relationships","typ\
e",{type:"object"},C.properties.relationships,n),i++}if(t.meta!==void 0){let n=t.meta;n&&typeof n=="object"&&!Array.isArray(n)||(e=o(e,p+"/meta","type",{type:"o\
bject"},C.properties.meta,n),i++)}}else e=o(e,p,"type",{type:"object"},C,t),i++;return Go.errors=e,i===0}function Pn(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},xp,t),i++);for(let r in t)
r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},xp,t),i++);t.data!==void 0&&(Go(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"\
data",rootData:a})||(e=j(e,Go),i=e.length))}else e=o(e,p,"type",{type:"object"},xp,t),i++;return Pn.errors=e,i===0}var Md=el,wp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/UploadCreate"}},$id:"standin://json-api-by-field/data/UploadCreate"},V={type:"\
object",additionalProperties:!1,required:["type","attributes"],properties:{id:{type:"string",pattern:"^[A-Za-z0-9_-]{22}$"},type:{type:"string",const:"upload"},
attributes:{type:"object",additionalProperties:!1,required:["path"],properties:{path:{type:"string"},basename:{type:"string"},copyright:{type:["string","null"]},
author:{type:["string","null"]},notes:{type:["string","null"]},tags:{type:"array",items:{type:"string"}},default_field_metadata:{type:"object",additionalProperties:!1,
properties:{alt:{type:"object",additionalProperties:{type:["string","null"]}},title:{type:"object",additionalProperties:{type:["string","null"]}},custom_data:{type:"\
object",additionalProperties:{type:"object",additionalProperties:!0}},focal_point:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/FocalPoint"}},
poster_time:{type:["number","null"],minimum:0}}}}},relationships:{type:"object",additionalProperties:!1,properties:{creator:{type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api/schemas#/$defs/Creator"}}},upload_collection:{type:"object",additionalProperties:!1,required:["data"],
properties:{data:{if:{type:"null"},else:{$ref:"standin://json-api/schemas#/$defs/UploadCollectionReference"}}}}}}}};function Jo(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},
V,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},V,t),i++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="relati\
onships"||(e=o(e,p,"additionalProperties",{additionalProperty:n},V,t),i++);if(t.id!==void 0){let n=t.id;typeof n=="string"?Kt.test(n)||(e=o(e,p+"/id","pattern",
{pattern:"^[A-Za-z0-9_-]{22}$"},V.properties.id,n),i++):(e=o(e,p+"/id","type",{type:"string"},V.properties.id,n),i++)}if(t.type!==void 0){let n=t.type;typeof n!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},V.properties.type,n),i++),n!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},V.properties.type,n),
i++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&!Array.isArray(n)){n.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
path"},V.properties.attributes,n),i++);for(let l in n)l==="path"||l==="basename"||l==="copyright"||l==="author"||l==="notes"||l==="tags"||l==="default_field_met\
adata"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:l},V.properties.attributes,n),i++);if(n.path!==void 0){let l=n.path;typeof l!="string"&&
(e=o(e,p+"/attributes/path","type",{type:"string"},V.properties.attributes.properties.path,l),i++)}if(n.basename!==void 0){let l=n.basename;typeof l!="string"&&
(e=o(e,p+"/attributes/basename","type",{type:"string"},V.properties.attributes.properties.basename,l),i++)}if(n.copyright!==void 0){let l=n.copyright;typeof l!=
"string"&&l!==null&&(e=o(e,p+"/attributes/copyright","type",{type:V.properties.attributes.properties.copyright.type},V.properties.attributes.properties.copyright,
l),i++)}if(n.author!==void 0){let l=n.author;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/author","type",{type:V.properties.attributes.properties.author.
type},V.properties.attributes.properties.author,l),i++)}if(n.notes!==void 0){let l=n.notes;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/notes","type",{type:V.
properties.attributes.properties.notes.type},V.properties.attributes.properties.notes,l),i++)}if(n.tags!==void 0){let l=n.tags;if(Array.isArray(l)){let f=l.length;
for(let d=0;d<f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/tags/"+d,"type",{type:"string"},V.properties.attributes.properties.tags.items,y),i++)}}else
e=o(e,p+"/attributes/tags","type",{type:"array"},V.properties.attributes.properties.tags,l),i++}if(n.default_field_metadata!==void 0){let l=n.default_field_metadata;
if(l&&typeof l=="object"&&!Array.isArray(l)){for(let f in l)f==="alt"||f==="title"||f==="custom_data"||f==="focal_point"||f==="poster_time"||(e=o(e,p+"/attribut\
es/default_field_metadata","additionalProperties",{additionalProperty:f},V.properties.attributes.properties.default_field_metadata,l),i++);if(l.alt!==void 0){let f=l.
alt;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attributes/default_field_metadata/alt/"+d.replace(
/~/g,"~0").replace(/\//g,"~1"),"type",{type:V.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},V.properties.attributes.
properties.default_field_metadata.properties.alt.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/alt","type",{type:"object"},V.properties.
attributes.properties.default_field_metadata.properties.alt,f),i++}if(l.title!==void 0){let f=l.title;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){
let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attributes/default_field_metadata/title/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:V.properties.
attributes.properties.default_field_metadata.properties.title.additionalProperties.type},V.properties.attributes.properties.default_field_metadata.properties.title.
additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/title","type",{type:"object"},V.properties.attributes.properties.default_field_metadata.
properties.title,f),i++}if(l.custom_data!==void 0){let f=l.custom_data;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];y&&typeof y=="obje\
ct"&&!Array.isArray(y)||(e=o(e,p+"/attributes/default_field_metadata/custom_data/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},V.properties.
attributes.properties.default_field_metadata.properties.custom_data.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/custom_data","\
type",{type:"object"},V.properties.attributes.properties.default_field_metadata.properties.custom_data,f),i++}if(l.focal_point!==void 0){let f=l.focal_point,d=i,
y=!0,v=i;f!==null&&(e=o(e),i++);var r=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!r){let k=i;It(f,{instancePath:p+"/attributes/default_field_metadata/focal_po\
int",parentData:l,parentDataProperty:"focal_point",rootData:a})||(e=j(e,It),i=e.length);var r=k===i;y=r}y||(e=o(e,p+"/attributes/default_field_metadata/focal_po\
int","if",{failingKeyword:"else"},V.properties.attributes.properties.default_field_metadata.properties.focal_point,f),i++)}if(l.poster_time!==void 0){let f=l.poster_time;
!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","type",{type:V.properties.attributes.properties.default_field_metadata.
properties.poster_time.type},V.properties.attributes.properties.default_field_metadata.properties.poster_time,f),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(
f))&&(e=o(e,p+"/attributes/default_field_metadata/poster_time","minimum",{comparison:">=",limit:0},V.properties.attributes.properties.default_field_metadata.properties.
poster_time,f),i++)}}else e=o(e,p+"/attributes/default_field_metadata","type",{type:"object"},V.properties.attributes.properties.default_field_metadata,l),i++}}else
e=o(e,p+"/attributes","type",{type:"object"},V.properties.attributes,n),i++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.
isArray(n)){for(let l in n)l==="creator"||l==="upload_collection"||(e=o(e,p+"/relationships","additionalProperties",{additionalProperty:l},V.properties.relationships,
n),i++);if(n.creator!==void 0){let l=n.creator;if(l&&typeof l=="object"&&!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"\
data"},V.properties.relationships.properties.creator,l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:f},
V.properties.relationships.properties.creator,l),i++);l.data!==void 0&&(ur(l.data,{instancePath:p+"/relationships/creator/data",parentData:l,parentDataProperty:"\
data",rootData:a})||(e=j(e,ur),i=e.length))}else e=o(e,p+"/relationships/creator","type",{type:"object"},V.properties.relationships.properties.creator,l),i++}if(n.
upload_collection!==void 0){let l=n.upload_collection;if(l&&typeof l=="object"&&!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/upload_collection",
"required",{missingProperty:"data"},V.properties.relationships.properties.upload_collection,l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/upload_c\
ollection","additionalProperties",{additionalProperty:f},V.properties.relationships.properties.upload_collection,l),i++);if(l.data!==void 0){let f=l.data,d=i,y=!0,
v=i;f!==null&&(e=o(e),i++);var s=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!s){let k=i;mr(f,{instancePath:p+"/relationships/upload_collection/data",parentData:l,
parentDataProperty:"data",rootData:a})||(e=j(e,mr),i=e.length);var s=k===i;y=s}y||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},
V.properties.relationships.properties.upload_collection.properties.data,f),i++)}}else e=o(e,p+"/relationships/upload_collection","type",{type:"object"},V.properties.
relationships.properties.upload_collection,l),i++}}else e=o(e,p+"/relationships","type",{type:"object"},V.properties.relationships,n),i++}}else e=o(e,p,"type",{
type:"object"},V,t),i++;return Jo.errors=e,i===0}function el(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},wp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",
{additionalProperty:r},wp,t),i++);t.data!==void 0&&(Jo(t.data,{instancePath:p+"/data",parentData:t,parentDataProperty:"data",rootData:a})||(e=j(e,Jo),i=e.length))}else
e=o(e,p,"type",{type:"object"},wp,t),i++;return el.errors=e,i===0}var Wd=tl,Yr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{
type:"array",items:{$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/ListMeta"}}};function fi(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},b,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},b,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},
b,t),i++),t.relationships===void 0&&(e=o(e,p,"required",{missingProperty:"relationships"},b,t),i++);for(let n in t)n==="id"||n==="type"||n==="attributes"||n==="\
relationships"||n==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:n},b,t),i++);if(t.id!==void 0){let n=t.id;typeof n!="string"&&(e=o(e,p+"/id","ty\
pe",{type:"string"},b.properties.id,n),i++)}if(t.type!==void 0){let n=t.type;typeof n!="string"&&(e=o(e,p+"/type","type",{type:"string"},b.properties.type,n),i++),
n!=="upload"&&(e=o(e,p+"/type","const",{allowedValue:"upload"},b.properties.type,n),i++)}if(t.attributes!==void 0){let n=t.attributes;if(n&&typeof n=="object"&&
!Array.isArray(n)){n.path===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"path"},b.properties.attributes,n),i++),n.basename===void 0&&(e=o(e,p+"/a\
ttributes","required",{missingProperty:"basename"},b.properties.attributes,n),i++),n.filename===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"file\
name"},b.properties.attributes,n),i++),n.url===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"url"},b.properties.attributes,n),i++),n.format===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"format"},b.properties.attributes,n),i++),n.mime_type===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
mime_type"},b.properties.attributes,n),i++),n.size===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"size"},b.properties.attributes,n),i++),n.md5===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"md5"},b.properties.attributes,n),i++),n.width===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
width"},b.properties.attributes,n),i++),n.height===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"height"},b.properties.attributes,n),i++),n.is_image===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"is_image"},b.properties.attributes,n),i++),n.author===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
author"},b.properties.attributes,n),i++),n.copyright===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"copyright"},b.properties.attributes,n),i++),n.
notes===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"notes"},b.properties.attributes,n),i++),n.tags===void 0&&(e=o(e,p+"/attributes","required",{
missingProperty:"tags"},b.properties.attributes,n),i++),n.default_field_metadata===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"default_field_met\
adata"},b.properties.attributes,n),i++),n.duration===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"duration"},b.properties.attributes,n),i++),n.frame_rate===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"frame_rate"},b.properties.attributes,n),i++),n.blurhash===void 0&&(e=o(e,p+"/attributes","required",
{missingProperty:"blurhash"},b.properties.attributes,n),i++),n.thumbhash===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"thumbhash"},b.properties.
attributes,n),i++),n.mux_playback_id===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_playback_id"},b.properties.attributes,n),i++),n.mux_mp4_highest_res===
void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"mux_mp4_highest_res"},b.properties.attributes,n),i++),n.smart_tags===void 0&&(e=o(e,p+"/attributes",
"required",{missingProperty:"smart_tags"},b.properties.attributes,n),i++),n.exif_info===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"exif_info"},
b.properties.attributes,n),i++),n.colors===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"colors"},b.properties.attributes,n),i++),n.created_at===void 0&&
(e=o(e,p+"/attributes","required",{missingProperty:"created_at"},b.properties.attributes,n),i++),n.updated_at===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"\
updated_at"},b.properties.attributes,n),i++);for(let l in n)J.call(b.properties.attributes.properties,l)||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:l},
b.properties.attributes,n),i++);if(n.path!==void 0){let l=n.path;typeof l!="string"&&(e=o(e,p+"/attributes/path","type",{type:"string"},b.properties.attributes.
properties.path,l),i++)}if(n.basename!==void 0){let l=n.basename;typeof l!="string"&&(e=o(e,p+"/attributes/basename","type",{type:"string"},b.properties.attributes.
properties.basename,l),i++)}if(n.filename!==void 0){let l=n.filename;typeof l!="string"&&(e=o(e,p+"/attributes/filename","type",{type:"string"},b.properties.attributes.
properties.filename,l),i++)}if(n.url!==void 0){let l=n.url;typeof l=="string"?Vt(l)||(e=o(e,p+"/attributes/url","format",{format:"uri"},b.properties.attributes.
properties.url,l),i++):(e=o(e,p+"/attributes/url","type",{type:"string"},b.properties.attributes.properties.url,l),i++)}if(n.format!==void 0){let l=n.format;typeof l!=
"string"&&l!==null&&(e=o(e,p+"/attributes/format","type",{type:b.properties.attributes.properties.format.type},b.properties.attributes.properties.format,l),i++)}
if(n.mime_type!==void 0){let l=n.mime_type;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/mime_type","type",{type:b.properties.attributes.properties.mime_type.
type},b.properties.attributes.properties.mime_type,l),i++)}if(n.size!==void 0){let l=n.size;typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l)||(e=o(e,p+"/attri\
butes/size","type",{type:"integer"},b.properties.attributes.properties.size,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=o(e,p+"/attributes/size",
"minimum",{comparison:">=",limit:0},b.properties.attributes.properties.size,l),i++)}if(n.md5!==void 0){let l=n.md5;typeof l=="string"?jr.test(l)||(e=o(e,p+"/att\
ributes/md5","pattern",{pattern:"^[0-9a-f]{32}$"},b.properties.attributes.properties.md5,l),i++):(e=o(e,p+"/attributes/md5","type",{type:"string"},b.properties.
attributes.properties.md5,l),i++)}if(n.width!==void 0){let l=n.width;!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/widt\
h","type",{type:b.properties.attributes.properties.width.type},b.properties.attributes.properties.width,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&
(e=o(e,p+"/attributes/width","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.width,l),i++)}if(n.height!==void 0){let l=n.height;!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/height","type",{type:b.properties.attributes.properties.height.type},b.properties.attributes.
properties.height,l),i++),typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))&&(e=o(e,p+"/attributes/height","minimum",{comparison:">=",limit:0},b.properties.attributes.
properties.height,l),i++)}if(n.is_image!==void 0){let l=n.is_image;typeof l!="boolean"&&(e=o(e,p+"/attributes/is_image","type",{type:"boolean"},b.properties.attributes.
properties.is_image,l),i++)}if(n.author!==void 0){let l=n.author;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/author","type",{type:b.properties.attributes.
properties.author.type},b.properties.attributes.properties.author,l),i++)}if(n.copyright!==void 0){let l=n.copyright;typeof l!="string"&&l!==null&&(e=o(e,p+"/at\
tributes/copyright","type",{type:b.properties.attributes.properties.copyright.type},b.properties.attributes.properties.copyright,l),i++)}if(n.notes!==void 0){let l=n.
notes;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/notes","type",{type:b.properties.attributes.properties.notes.type},b.properties.attributes.properties.
notes,l),i++)}if(n.tags!==void 0){let l=n.tags;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/tag\
s/"+d,"type",{type:"string"},b.properties.attributes.properties.tags.items,y),i++)}}else e=o(e,p+"/attributes/tags","type",{type:"array"},b.properties.attributes.
properties.tags,l),i++}if(n.default_field_metadata!==void 0){let l=n.default_field_metadata;if(l&&typeof l=="object"&&!Array.isArray(l)){l.alt===void 0&&(e=o(e,
p+"/attributes/default_field_metadata","required",{missingProperty:"alt"},b.properties.attributes.properties.default_field_metadata,l),i++),l.title===void 0&&(e=
o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"title"},b.properties.attributes.properties.default_field_metadata,l),i++),l.custom_data===
void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"custom_data"},b.properties.attributes.properties.default_field_metadata,l),i++),
l.focal_point===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"focal_point"},b.properties.attributes.properties.default_field_metadata,
l),i++),l.poster_time===void 0&&(e=o(e,p+"/attributes/default_field_metadata","required",{missingProperty:"poster_time"},b.properties.attributes.properties.default_field_metadata,
l),i++);for(let f in l)f==="alt"||f==="title"||f==="custom_data"||f==="focal_point"||f==="poster_time"||(e=o(e,p+"/attributes/default_field_metadata","additiona\
lProperties",{additionalProperty:f},b.properties.attributes.properties.default_field_metadata,l),i++);if(l.alt!==void 0){let f=l.alt;if(f&&typeof f=="object"&&!Array.
isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=o(e,p+"/attributes/default_field_metadata/alt/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),
"type",{type:b.properties.attributes.properties.default_field_metadata.properties.alt.additionalProperties.type},b.properties.attributes.properties.default_field_metadata.
properties.alt.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/alt","type",{type:"object"},b.properties.attributes.properties.default_field_metadata.
properties.alt,f),i++}if(l.title!==void 0){let f=l.title;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];typeof y!="string"&&y!==null&&(e=
o(e,p+"/attributes/default_field_metadata/title/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:b.properties.attributes.properties.default_field_metadata.
properties.title.additionalProperties.type},b.properties.attributes.properties.default_field_metadata.properties.title.additionalProperties,y),i++)}else e=o(e,p+
"/attributes/default_field_metadata/title","type",{type:"object"},b.properties.attributes.properties.default_field_metadata.properties.title,f),i++}if(l.custom_data!==
void 0){let f=l.custom_data;if(f&&typeof f=="object"&&!Array.isArray(f))for(let d in f){let y=f[d];y&&typeof y=="object"&&!Array.isArray(y)||(e=o(e,p+"/attribut\
es/default_field_metadata/custom_data/"+d.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"object"},b.properties.attributes.properties.default_field_metadata.
properties.custom_data.additionalProperties,y),i++)}else e=o(e,p+"/attributes/default_field_metadata/custom_data","type",{type:"object"},b.properties.attributes.
properties.default_field_metadata.properties.custom_data,f),i++}if(l.focal_point!==void 0){let f=l.focal_point,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);var r=v===i;if(i=
d,e!==null&&(d?e.length=d:e=null),!r){let k=i;It(f,{instancePath:p+"/attributes/default_field_metadata/focal_point",parentData:l,parentDataProperty:"focal_point",
rootData:a})||(e=j(e,It),i=e.length);var r=k===i;y=r}y||(e=o(e,p+"/attributes/default_field_metadata/focal_point","if",{failingKeyword:"else"},b.properties.attributes.
properties.default_field_metadata.properties.focal_point,f),i++)}if(l.poster_time!==void 0){let f=l.poster_time;!(typeof f=="number"&&isFinite(f))&&f!==null&&(e=
o(e,p+"/attributes/default_field_metadata/poster_time","type",{type:b.properties.attributes.properties.default_field_metadata.properties.poster_time.type},b.properties.
attributes.properties.default_field_metadata.properties.poster_time,f),i++),typeof f=="number"&&isFinite(f)&&(f<0||isNaN(f))&&(e=o(e,p+"/attributes/default_fiel\
d_metadata/poster_time","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.default_field_metadata.properties.poster_time,f),i++)}}else e=o(e,
p+"/attributes/default_field_metadata","type",{type:"object"},b.properties.attributes.properties.default_field_metadata,l),i++}if(n.duration!==void 0){let l=n.duration;
!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/duration","type",{type:b.properties.attributes.properties.duration.type},b.properties.attributes.
properties.duration,l),i++)}if(n.frame_rate!==void 0){let l=n.frame_rate;!(typeof l=="number"&&isFinite(l))&&l!==null&&(e=o(e,p+"/attributes/frame_rate","type",
{type:b.properties.attributes.properties.frame_rate.type},b.properties.attributes.properties.frame_rate,l),i++)}if(n.blurhash!==void 0){let l=n.blurhash;typeof l!=
"string"&&l!==null&&(e=o(e,p+"/attributes/blurhash","type",{type:b.properties.attributes.properties.blurhash.type},b.properties.attributes.properties.blurhash,l),
i++)}if(n.thumbhash!==void 0){let l=n.thumbhash;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/thumbhash","type",{type:b.properties.attributes.properties.thumbhash.
type},b.properties.attributes.properties.thumbhash,l),i++)}if(n.mux_playback_id!==void 0){let l=n.mux_playback_id;typeof l!="string"&&l!==null&&(e=o(e,p+"/attri\
butes/mux_playback_id","type",{type:b.properties.attributes.properties.mux_playback_id.type},b.properties.attributes.properties.mux_playback_id,l),i++)}if(n.mux_mp4_highest_res!==
void 0){let l=n.mux_mp4_highest_res;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/mux_mp4_highest_res","type",{type:b.properties.attributes.properties.mux_mp4_highest_res.
type},b.properties.attributes.properties.mux_mp4_highest_res,l),i++),l==="high"||l==="medium"||l==="low"||l===null||(e=o(e,p+"/attributes/mux_mp4_highest_res","\
enum",{allowedValues:b.properties.attributes.properties.mux_mp4_highest_res.enum},b.properties.attributes.properties.mux_mp4_highest_res,l),i++)}if(n.smart_tags!==
void 0){let l=n.smart_tags;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];typeof y!="string"&&(e=o(e,p+"/attributes/smart_tags/"+d,"type",{
type:"string"},b.properties.attributes.properties.smart_tags.items,y),i++)}}else e=o(e,p+"/attributes/smart_tags","type",{type:"array"},b.properties.attributes.
properties.smart_tags,l),i++}if(n.exif_info!==void 0){let l=n.exif_info;l&&typeof l=="object"&&!Array.isArray(l)||(e=o(e,p+"/attributes/exif_info","type",{type:"\
object"},b.properties.attributes.properties.exif_info,l),i++)}if(n.colors!==void 0){let l=n.colors;if(Array.isArray(l)){let f=l.length;for(let d=0;d<f;d++){let y=l[d];
if(y&&typeof y=="object"&&!Array.isArray(y)){y.red===void 0&&(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"red"},b.properties.attributes.properties.
colors.items,y),i++),y.green===void 0&&(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"green"},b.properties.attributes.properties.colors.items,y),
i++),y.blue===void 0&&(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"blue"},b.properties.attributes.properties.colors.items,y),i++),y.alpha===void 0&&
(e=o(e,p+"/attributes/colors/"+d,"required",{missingProperty:"alpha"},b.properties.attributes.properties.colors.items,y),i++);for(let v in y)v==="red"||v==="gre\
en"||v==="blue"||v==="alpha"||(e=o(e,p+"/attributes/colors/"+d,"additionalProperties",{additionalProperty:v},b.properties.attributes.properties.colors.items,y),
i++);if(y.red!==void 0){let v=y.red;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/colors/"+d+"/red","type",{type:"integer"},b.properties.
attributes.properties.colors.items.properties.red,v),i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/red","maximum",
{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.red,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/red","min\
imum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.red,v),i++))}if(y.green!==void 0){let v=y.green;typeof v=="number"&&!(v%
1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/colors/"+d+"/green","type",{type:"integer"},b.properties.attributes.properties.colors.items.properties.green,v),
i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/green","maximum",{comparison:"<=",limit:255},b.properties.attributes.
properties.colors.items.properties.green,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/green","minimum",{comparison:">=",limit:0},b.properties.attributes.
properties.colors.items.properties.green,v),i++))}if(y.blue!==void 0){let v=y.blue;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/col\
ors/"+d+"/blue","type",{type:"integer"},b.properties.attributes.properties.colors.items.properties.blue,v),i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(
v))&&(e=o(e,p+"/attributes/colors/"+d+"/blue","maximum",{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.blue,v),i++),(v<0||
isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/blue","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.blue,v),i++))}
if(y.alpha!==void 0){let v=y.alpha;typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v)||(e=o(e,p+"/attributes/colors/"+d+"/alpha","type",{type:"integer"},b.properties.
attributes.properties.colors.items.properties.alpha,v),i++),typeof v=="number"&&isFinite(v)&&((v>255||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/alpha","maxi\
mum",{comparison:"<=",limit:255},b.properties.attributes.properties.colors.items.properties.alpha,v),i++),(v<0||isNaN(v))&&(e=o(e,p+"/attributes/colors/"+d+"/al\
pha","minimum",{comparison:">=",limit:0},b.properties.attributes.properties.colors.items.properties.alpha,v),i++))}}else e=o(e,p+"/attributes/colors/"+d,"type",
{type:"object"},b.properties.attributes.properties.colors.items,y),i++}}else e=o(e,p+"/attributes/colors","type",{type:"array"},b.properties.attributes.properties.
colors,l),i++}if(n.created_at!==void 0){let l=n.created_at;typeof l!="string"&&l!==null&&(e=o(e,p+"/attributes/created_at","type",{type:b.properties.attributes.
properties.created_at.type},b.properties.attributes.properties.created_at,l),i++),typeof l=="string"&&(z.test(l)||(e=o(e,p+"/attributes/created_at","format",{format:"\
date-time"},b.properties.attributes.properties.created_at,l),i++))}if(n.updated_at!==void 0){let l=n.updated_at;typeof l!="string"&&l!==null&&(e=o(e,p+"/attribu\
tes/updated_at","type",{type:b.properties.attributes.properties.updated_at.type},b.properties.attributes.properties.updated_at,l),i++),typeof l=="string"&&(z.test(
l)||(e=o(e,p+"/attributes/updated_at","format",{format:"date-time"},b.properties.attributes.properties.updated_at,l),i++))}}else e=o(e,p+"/attributes","type",{type:"\
object"},b.properties.attributes,n),i++}if(t.relationships!==void 0){let n=t.relationships;if(n&&typeof n=="object"&&!Array.isArray(n)){n.creator===void 0&&(e=o(
e,p+"/relationships","required",{missingProperty:"creator"},b.properties.relationships,n),i++),n.upload_collection===void 0&&(e=o(e,p+"/relationships","required",
{missingProperty:"upload_collection"},b.properties.relationships,n),i++);for(let l in n)l==="creator"||l==="upload_collection"||(e=o(e,p+"/relationships","addit\
ionalProperties",{additionalProperty:l},b.properties.relationships,n),i++);if(n.creator!==void 0){let l=n.creator;if(l&&typeof l=="object"&&!Array.isArray(l)){l.
data===void 0&&(e=o(e,p+"/relationships/creator","required",{missingProperty:"data"},b.properties.relationships.properties.creator,l),i++);for(let f in l)f!=="d\
ata"&&(e=o(e,p+"/relationships/creator","additionalProperties",{additionalProperty:f},b.properties.relationships.properties.creator,l),i++);l.data!==void 0&&(ur(
l.data,{instancePath:p+"/relationships/creator/data",parentData:l,parentDataProperty:"data",rootData:a})||(e=j(e,ur),i=e.length))}else e=o(e,p+"/relationships/c\
reator","type",{type:"object"},b.properties.relationships.properties.creator,l),i++}if(n.upload_collection!==void 0){let l=n.upload_collection;if(l&&typeof l=="\
object"&&!Array.isArray(l)){l.data===void 0&&(e=o(e,p+"/relationships/upload_collection","required",{missingProperty:"data"},b.properties.relationships.properties.
upload_collection,l),i++);for(let f in l)f!=="data"&&(e=o(e,p+"/relationships/upload_collection","additionalProperties",{additionalProperty:f},b.properties.relationships.
properties.upload_collection,l),i++);if(l.data!==void 0){let f=l.data,d=i,y=!0,v=i;f!==null&&(e=o(e),i++);var s=v===i;if(i=d,e!==null&&(d?e.length=d:e=null),!s){
let k=i;mr(f,{instancePath:p+"/relationships/upload_collection/data",parentData:l,parentDataProperty:"data",rootData:a})||(e=j(e,mr),i=e.length);var s=k===i;y=s}
y||(e=o(e,p+"/relationships/upload_collection/data","if",{failingKeyword:"else"},b.properties.relationships.properties.upload_collection.properties.data,f),i++)}}else
e=o(e,p+"/relationships/upload_collection","type",{type:"object"},b.properties.relationships.properties.upload_collection,l),i++}}else e=o(e,p+"/relationships",
"type",{type:"object"},b.properties.relationships,n),i++}t.meta!==void 0&&(li(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||
(e=j(e,li),i=e.length))}else e=o(e,p,"type",{type:"object"},b,t),i++;return fi.errors=e,i===0}function Qo(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.total_count===void 0&&(e=o(e,p,"required",{missingProperty:"total_count"},Dt,t),
i++);for(let r in t)r!=="total_count"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Dt,t),i++);if(t.total_count!==void 0){let r=t.total_count;typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/total_count","type",{type:"integer"},Dt.properties.total_count,r),i++),typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))&&(e=o(e,p+"/total_count","minimum",{comparison:">=",limit:0},Dt.properties.total_count,r),i++)}}else e=o(e,p,"type",{type:"object"},Dt,t),i++;return Qo.
errors=e,i===0}function tl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){
t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Yr,t),i++),t.meta===void 0&&(e=o(e,p,"required",{missingProperty:"meta"},Yr,t),i++);for(let r in t)
r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Yr,t),i++);if(t.data!==void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<
s;n++)fi(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,fi),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Yr.properties.
data,r),i++}t.meta!==void 0&&(Qo(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"meta",rootData:a})||(e=j(e,Qo),i=e.length))}else e=o(e,p,"type",
{type:"object"},Yr,t),i++;return tl.errors=e,i===0}var Ep=rl,Hr={type:"object",additionalProperties:!1,required:["data","meta"],properties:{data:{type:"array",items:{
$ref:"standin://json-api-by-field/schemas#/$defs/Upload"}},meta:{$ref:"standin://json-api/schemas#/$defs/BulkMeta"}}};function Xo(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.successful===void 0&&(e=o(e,p,"required",{missingProperty:"\
successful"},Fe,t),i++),t.failed===void 0&&(e=o(e,p,"required",{missingProperty:"failed"},Fe,t),i++);for(let r in t)r==="successful"||r==="failed"||(e=o(e,p,"ad\
ditionalProperties",{additionalProperty:r},Fe,t),i++);if(t.successful!==void 0){let r=t.successful;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+
"/successful","type",{type:"integer"},Fe.properties.successful,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/successful","minimum",{comparison:"\
>=",limit:0},Fe.properties.successful,r),i++)}if(t.failed!==void 0){let r=t.failed;typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)||(e=o(e,p+"/failed","type",
{type:"integer"},Fe.properties.failed,r),i++),typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=o(e,p+"/failed","minimum",{comparison:">=",limit:0},Fe.properties.
failed,r),i++)}}else e=o(e,p,"type",{type:"object"},Fe,t),i++;return Xo.errors=e,i===0}function rl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},Hr,t),i++),t.meta===void 0&&(e=o(e,p,"\
required",{missingProperty:"meta"},Hr,t),i++);for(let r in t)r==="data"||r==="meta"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Hr,t),i++);if(t.data!==
void 0){let r=t.data;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)fi(r[n],{instancePath:p+"/data/"+n,parentData:r,parentDataProperty:n,rootData:a})||
(e=j(e,fi),i=e.length)}else e=o(e,p+"/data","type",{type:"array"},Hr.properties.data,r),i++}t.meta!==void 0&&(Xo(t.meta,{instancePath:p+"/meta",parentData:t,parentDataProperty:"\
meta",rootData:a})||(e=j(e,Xo),i=e.length))}else e=o(e,p,"type",{type:"object"},Hr,t),i++;return rl.errors=e,i===0}var Bd=il,Fp={type:"object",additionalProperties:!1,
required:["data"],properties:{data:{$ref:"standin://json-api-by-field/schemas#/$defs/JobResult"}},$id:"standin://json-api-by-field/data/JobResult"},Ce={type:"ob\
ject",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string"},type:{type:"string",const:"job_result"},attributes:{type:"objec\
t",additionalProperties:!1,required:["status","payload"],properties:{status:{type:"integer",minimum:100,maximum:599},payload:{}}}}};function Po(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},Ce,t),i++),t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},Ce,t),i++),t.attributes===void 0&&(e=o(e,p,"required",{missingProperty:"attributes"},
Ce,t),i++);for(let r in t)r==="id"||r==="type"||r==="attributes"||(e=o(e,p,"additionalProperties",{additionalProperty:r},Ce,t),i++);if(t.id!==void 0){let r=t.id;
typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},Ce.properties.id,r),i++)}if(t.type!==void 0){let r=t.type;typeof r!="string"&&(e=o(e,p+"/type","type",
{type:"string"},Ce.properties.type,r),i++),r!=="job_result"&&(e=o(e,p+"/type","const",{allowedValue:"job_result"},Ce.properties.type,r),i++)}if(t.attributes!==void 0){
let r=t.attributes;if(r&&typeof r=="object"&&!Array.isArray(r)){r.status===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"status"},Ce.properties.attributes,
r),i++),r.payload===void 0&&(e=o(e,p+"/attributes","required",{missingProperty:"payload"},Ce.properties.attributes,r),i++);for(let s in r)s==="status"||s==="pay\
load"||(e=o(e,p+"/attributes","additionalProperties",{additionalProperty:s},Ce.properties.attributes,r),i++);if(r.status!==void 0){let s=r.status;typeof s=="num\
ber"&&!(s%1)&&!isNaN(s)&&isFinite(s)||(e=o(e,p+"/attributes/status","type",{type:"integer"},Ce.properties.attributes.properties.status,s),i++),typeof s=="number"&&
isFinite(s)&&((s>599||isNaN(s))&&(e=o(e,p+"/attributes/status","maximum",{comparison:"<=",limit:599},Ce.properties.attributes.properties.status,s),i++),(s<100||
isNaN(s))&&(e=o(e,p+"/attributes/status","minimum",{comparison:">=",limit:100},Ce.properties.attributes.properties.status,s),i++))}}else e=o(e,p+"/attributes","\
type",{type:"object"},Ce.properties.attributes,r),i++}}else e=o(e,p,"type",{type:"object"},Ce,t),i++;return Po.errors=e,i===0}function il(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.data===void 0&&(e=o(e,p,"required",{missingProperty:"data"},
Fp,t),i++);for(let r in t)r!=="data"&&(e=o(e,p,"additionalProperties",{additionalProperty:r},Fp,t),i++);t.data!==void 0&&(Po(t.data,{instancePath:p+"/data",parentData:t,
parentDataProperty:"data",rootData:a})||(e=j(e,Po),i=e.length))}else e=o(e,p,"type",{type:"object"},Fp,t),i++;return il.errors=e,i===0}var Kd=pl,N={type:"object",
additionalProperties:!1,required:["locales"],if:{type:"object",additionalProperties:!0,required:["metadata"],properties:{metadata:{const:"field"}}},else:{type:"\
object",additionalProperties:!0,properties:{uploads:{type:"array",items:{type:"object",additionalProperties:!0,properties:{default_field_metadata:{type:"object",
additionalProperties:{$ref:"standin://flat/schemas#/$defs/FieldMetadataUpdate"}}}}}}},properties:{$schema:{type:"string"},locales:{type:"array",minItems:1,uniqueItems:!0,
items:{type:"string",pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"}},metadata:{type:"string",enum:["locale","field"]},files:{type:"array",items:{type:"object",
additionalProperties:!1,required:["path"],properties:{path:{type:"string",pattern:"^/[^\\ud800-\\udfff]+$"},text:{type:"string"},base64:{type:"string",pattern:"\
^[A-Za-z0-9+/]*={0,2}$"},file:{type:"string"},copy_of:{type:"string"},mime_type:{type:"string",pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]{1,127}\
$"}}}},upload_collections:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","label"],properties:{id:{type:"string",minLength:1},label:{type:"\
string"},position:{type:"integer",minimum:0},parent:{if:{type:"null"},else:{$ref:"standin://flat/schemas#/$defs/UploadCollectionReference"}}}}},uploads:{type:"a\
rray",items:{type:"object",additionalProperties:!1,required:["id","path"],properties:{id:{type:"string",minLength:1},path:{type:"string"},basename:{type:"string",
minLength:1},url:{type:"string",pattern:"^/[^\\ud800-\\udfff]*$"},default_field_metadata:{type:"object",additionalProperties:!0},created_at:{type:"string",format:"\
date-time"},updated_at:{type:"string",format:"date-time"},author:{type:["string","null"]},copyright:{type:["string","null"]},notes:{type:["string","null"]},tags:{
type:"array",items:{type:"string"}},creator:{$ref:"standin://flat/schemas#/$defs/Creator"},upload_collection:{if:{type:"null"},else:{$ref:"standin://flat/schema\
s#/$defs/UploadCollectionReference"}}}}},upload_filters:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","filter","shared"],properties:{
id:{type:"string",minLength:1},name:{type:"string"},filter:{type:"object",additionalProperties:!0},shared:{type:"boolean"}}}},records:{type:"array",items:{type:"\
object",additionalProperties:!1,required:["id","type","attributes"],properties:{id:{type:"string",minLength:1},type:{type:"string",const:"item"},attributes:{type:"\
object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0},meta:{type:"object",additionalProperties:!0}}}},upload_tags:{type:"array",
items:{type:"string"}},webhooks:{type:"array",items:{type:"object",additionalProperties:!1,required:["id","name","url"],properties:{id:{type:"string",minLength:1},
name:{type:"string"},url:{type:"string"},custom_payload:{type:["string","null"]},headers:{type:"object",additionalProperties:{type:"string"}},events:{type:"arra\
y",items:{$ref:"standin://flat/schemas#/$defs/WebhookEvent"}},http_basic_user:{type:["string","null"]},http_basic_password:{type:["string","null"],format:"passw\
ord"},enabled:{type:"boolean"},payload_api_version:{type:"string"},nested_items_in_payload:{type:"boolean"},auto_retry:{type:"boolean"}}}}},$id:"standin://flat/\
seed"};function es(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let s in t)
s==="title"||s==="alt"||s==="custom_data"||s==="focal_point"||(e=o(e,p,"additionalProperties",{additionalProperty:s},we,t),i++);if(t.title!==void 0){let s=t.title;
typeof s!="string"&&s!==null&&(e=o(e,p+"/title","type",{type:we.properties.title.type},we.properties.title,s),i++)}if(t.alt!==void 0){let s=t.alt;typeof s!="str\
ing"&&s!==null&&(e=o(e,p+"/alt","type",{type:we.properties.alt.type},we.properties.alt,s),i++)}if(t.custom_data!==void 0){let s=t.custom_data;s&&typeof s=="obje\
ct"&&!Array.isArray(s)||(e=o(e,p+"/custom_data","type",{type:"object"},we.properties.custom_data,s),i++)}if(t.focal_point!==void 0){let s=t.focal_point,n=i,l=!0,
f=i;s!==null&&(e=o(e),i++);var r=f===i;if(i=n,e!==null&&(n?e.length=n:e=null),!r){let d=i;Qr(s,{instancePath:p+"/focal_point",parentData:t,parentDataProperty:"f\
ocal_point",rootData:a})||(e=j(e,Qr),i=e.length);var r=d===i;l=r}l||(e=o(e,p+"/focal_point","if",{failingKeyword:"else"},we.properties.focal_point,s),i++)}}else
e=o(e,p,"type",{type:"object"},we,t),i++;return es.errors=e,i===0}function Gr(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},le,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"\
id"},le,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},le,t),i++);if(t.type!==void 0){let r=t.type;typeof r!=
"string"&&(e=o(e,p+"/type","type",{type:"string"},le.properties.type,r),i++),r!=="upload_collection"&&(e=o(e,p+"/type","const",{allowedValue:"upload_collection"},
le.properties.type,r),i++)}if(t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"string"},le.properties.id,r),i++)}}else e=o(e,p,"type",
{type:"object"},le,t),i++;return Gr.errors=e,i===0}function ts(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){t.type===void 0&&(e=o(e,p,"required",{missingProperty:"type"},ze,t),i++),t.id===void 0&&(e=o(e,p,"required",{missingProperty:"id"},
ze,t),i++);for(let r in t)r==="type"||r==="id"||(e=o(e,p,"additionalProperties",{additionalProperty:r},ze,t),i++);if(t.type!==void 0&&(st(t.type,{instancePath:p+
"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=j(e,st),i=e.length)),t.id!==void 0){let r=t.id;typeof r!="string"&&(e=o(e,p+"/id","type",{type:"\
string"},ze.properties.id,r),i++)}}else e=o(e,p,"type",{type:"object"},ze,t),i++;return ts.errors=e,i===0}function rs(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t.entity_type===void 0&&(e=o(e,p,"required",{missingProperty:"entity_type"},Le,t),
i++),t.event_types===void 0&&(e=o(e,p,"required",{missingProperty:"event_types"},Le,t),i++);for(let r in t)r==="entity_type"||r==="event_types"||r==="filters"||
(e=o(e,p,"additionalProperties",{additionalProperty:r},Le,t),i++);if(t.entity_type!==void 0&&(Et(t.entity_type,{instancePath:p+"/entity_type",parentData:t,parentDataProperty:"\
entity_type",rootData:a})||(e=j(e,Et),i=e.length)),t.event_types!==void 0){let r=t.event_types;if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Ft(r[n],{
instancePath:p+"/event_types/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(e,Ft),i=e.length)}else e=o(e,p+"/event_types","type",{type:"array"},Le.properties.
event_types,r),i++}if(t.filters!==void 0){let r=t.filters;if(!Array.isArray(r)&&r!==null&&(e=o(e,p+"/filters","type",{type:Le.properties.filters.type},Le.properties.
filters,r),i++),Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)Xr(r[n],{instancePath:p+"/filters/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=j(
e,Xr),i=e.length)}}}else e=o(e,p,"type",{type:"object"},Le,t),i++;return rs.errors=e,i===0}var cr=$s().default,Zd=new RegExp("^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8\
})*$","u"),Yd=new RegExp("^/[^\\ud800-\\udfff]+$","u"),Hd=new RegExp("^[A-Za-z0-9+/]*={0,2}$","u"),Gd=new RegExp("^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.\
+-]{1,127}$","u"),Jd=new RegExp("^/[^\\ud800-\\udfff]*$","u");function pl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0,
r=i,s=!0,n=i;if(i===n)if(t&&typeof t=="object"&&!Array.isArray(t)){let y;(t.metadata===void 0&&(y="metadata")||t.metadata!==void 0&&t.metadata!=="field")&&(e=o(
e),i++)}else e=o(e),i++;var l=n===i;if(i=r,e!==null&&(r?e.length=r:e=null),!l){let y=i;if(t&&typeof t=="object"&&!Array.isArray(t)){if(t.uploads!==void 0){let k=t.
uploads;if(Array.isArray(k)){let D=k.length;for(let q=0;q<D;q++){let M=k[q];if(M&&typeof M=="object"&&!Array.isArray(M)){if(M.default_field_metadata!==void 0){let X=M.
default_field_metadata;if(X&&typeof X=="object"&&!Array.isArray(X))for(let dt in X)es(X[dt],{instancePath:p+"/uploads/"+q+"/default_field_metadata/"+dt.replace(
/~/g,"~0").replace(/\//g,"~1"),parentData:X,parentDataProperty:dt,rootData:a})||(e=j(e,es),i=e.length);else e=o(e,p+"/uploads/"+q+"/default_field_metadata","typ\
e",{type:"object"},N.else.properties.uploads.items.properties.default_field_metadata,X),i++}}else e=o(e,p+"/uploads/"+q,"type",{type:"object"},N.else.properties.
uploads.items,M),i++}}else e=o(e,p+"/uploads","type",{type:"array"},N.else.properties.uploads,k),i++}}else e=o(e,p,"type",{type:"object"},N.else,t),i++;var l=y===
i;s=l}if(s||(e=o(e,p,"if",{failingKeyword:"else"},N,t),i++),t&&typeof t=="object"&&!Array.isArray(t)){t.locales===void 0&&(e=o(e,p,"required",{missingProperty:"\
locales"},N,t),i++);for(let y in t)J.call(N.properties,y)||(e=o(e,p,"additionalProperties",{additionalProperty:y},N,t),i++);if(t.$schema!==void 0){let y=t.$schema;
typeof y!="string"&&(e=o(e,p+"/$schema","type",{type:"string"},N.properties.$schema,y),i++)}if(t.locales!==void 0){let y=t.locales;if(Array.isArray(y)){y.length<
1&&(e=o(e,p+"/locales","minItems",{limit:1},N.properties.locales,y),i++);let v=y.length;for(let q=0;q<v;q++){let M=y[q];typeof M=="string"?Zd.test(M)||(e=o(e,p+
"/locales/"+q,"pattern",{pattern:"^[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*$"},N.properties.locales.items,M),i++):(e=o(e,p+"/locales/"+q,"type",{type:"string"},N.properties.
locales.items,M),i++)}let k=y.length,D;if(k>1){let q={};for(;k--;){let M=y[k];if(typeof M=="string"){if(typeof q[M]=="number"){D=q[M],e=o(e,p+"/locales","unique\
Items",{i:k,j:D},N.properties.locales,y),i++;break}q[M]=k}}}}else e=o(e,p+"/locales","type",{type:"array"},N.properties.locales,y),i++}if(t.metadata!==void 0){let y=t.
metadata;typeof y!="string"&&(e=o(e,p+"/metadata","type",{type:"string"},N.properties.metadata,y),i++),y==="locale"||y==="field"||(e=o(e,p+"/metadata","enum",{allowedValues:N.
properties.metadata.enum},N.properties.metadata,y),i++)}if(t.files!==void 0){let y=t.files;if(Array.isArray(y)){let v=y.length;for(let k=0;k<v;k++){let D=y[k];if(D&&
typeof D=="object"&&!Array.isArray(D)){D.path===void 0&&(e=o(e,p+"/files/"+k,"required",{missingProperty:"path"},N.properties.files.items,D),i++);for(let q in D)
q==="path"||q==="text"||q==="base64"||q==="file"||q==="copy_of"||q==="mime_type"||(e=o(e,p+"/files/"+k,"additionalProperties",{additionalProperty:q},N.properties.
files.items,D),i++);if(D.path!==void 0){let q=D.path;typeof q=="string"?Yd.test(q)||(e=o(e,p+"/files/"+k+"/path","pattern",{pattern:"^/[^\\ud800-\\udfff]+$"},N.
properties.files.items.properties.path,q),i++):(e=o(e,p+"/files/"+k+"/path","type",{type:"string"},N.properties.files.items.properties.path,q),i++)}if(D.text!==
void 0){let q=D.text;typeof q!="string"&&(e=o(e,p+"/files/"+k+"/text","type",{type:"string"},N.properties.files.items.properties.text,q),i++)}if(D.base64!==void 0){
let q=D.base64;typeof q=="string"?Hd.test(q)||(e=o(e,p+"/files/"+k+"/base64","pattern",{pattern:"^[A-Za-z0-9+/]*={0,2}$"},N.properties.files.items.properties.base64,
q),i++):(e=o(e,p+"/files/"+k+"/base64","type",{type:"string"},N.properties.files.items.properties.base64,q),i++)}if(D.file!==void 0){let q=D.file;typeof q!="str\
ing"&&(e=o(e,p+"/files/"+k+"/file","type",{type:"string"},N.properties.files.items.properties.file,q),i++)}if(D.copy_of!==void 0){let q=D.copy_of;typeof q!="str\
ing"&&(e=o(e,p+"/files/"+k+"/copy_of","type",{type:"string"},N.properties.files.items.properties.copy_of,q),i++)}if(D.mime_type!==void 0){let q=D.mime_type;typeof q==
"string"?Gd.test(q)||(e=o(e,p+"/files/"+k+"/mime_type","pattern",{pattern:"^[A-Za-z0-9!#$&^_.+-]{1,127}/[A-Za-z0-9!#$&^_.+-]{1,127}$"},N.properties.files.items.
properties.mime_type,q),i++):(e=o(e,p+"/files/"+k+"/mime_type","type",{type:"string"},N.properties.files.items.properties.mime_type,q),i++)}}else e=o(e,p+"/file\
s/"+k,"type",{type:"object"},N.properties.files.items,D),i++}}else e=o(e,p+"/files","type",{type:"array"},N.properties.files,y),i++}if(t.upload_collections!==void 0){
let y=t.upload_collections;if(Array.isArray(y)){let v=y.length;for(let k=0;k<v;k++){let D=y[k];if(D&&typeof D=="object"&&!Array.isArray(D)){D.id===void 0&&(e=o(
e,p+"/upload_collections/"+k,"required",{missingProperty:"id"},N.properties.upload_collections.items,D),i++),D.label===void 0&&(e=o(e,p+"/upload_collections/"+k,
"required",{missingProperty:"label"},N.properties.upload_collections.items,D),i++);for(let q in D)q==="id"||q==="label"||q==="position"||q==="parent"||(e=o(e,p+
"/upload_collections/"+k,"additionalProperties",{additionalProperty:q},N.properties.upload_collections.items,D),i++);if(D.id!==void 0){let q=D.id;typeof q=="str\
ing"?cr(q)<1&&(e=o(e,p+"/upload_collections/"+k+"/id","minLength",{limit:1},N.properties.upload_collections.items.properties.id,q),i++):(e=o(e,p+"/upload_collec\
tions/"+k+"/id","type",{type:"string"},N.properties.upload_collections.items.properties.id,q),i++)}if(D.label!==void 0){let q=D.label;typeof q!="string"&&(e=o(e,
p+"/upload_collections/"+k+"/label","type",{type:"string"},N.properties.upload_collections.items.properties.label,q),i++)}if(D.position!==void 0){let q=D.position;
typeof q=="number"&&!(q%1)&&!isNaN(q)&&isFinite(q)||(e=o(e,p+"/upload_collections/"+k+"/position","type",{type:"integer"},N.properties.upload_collections.items.
properties.position,q),i++),typeof q=="number"&&isFinite(q)&&(q<0||isNaN(q))&&(e=o(e,p+"/upload_collections/"+k+"/position","minimum",{comparison:">=",limit:0},
N.properties.upload_collections.items.properties.position,q),i++)}if(D.parent!==void 0){let q=D.parent,M=i,X=!0,dt=i;q!==null&&(e=o(e),i++);var f=dt===i;if(i=M,
e!==null&&(M?e.length=M:e=null),!f){let Oi=i;Gr(q,{instancePath:p+"/upload_collections/"+k+"/parent",parentData:D,parentDataProperty:"parent",rootData:a})||(e=j(
e,Gr),i=e.length);var f=Oi===i;X=f}X||(e=o(e,p+"/upload_collections/"+k+"/parent","if",{failingKeyword:"else"},N.properties.upload_collections.items.properties.
parent,q),i++)}}else e=o(e,p+"/upload_collections/"+k,"type",{type:"object"},N.properties.upload_collections.items,D),i++}}else e=o(e,p+"/upload_collections","t\
ype",{type:"array"},N.properties.upload_collections,y),i++}if(t.uploads!==void 0){let y=t.uploads;if(Array.isArray(y)){let v=y.length;for(let k=0;k<v;k++){let D=y[k];
if(D&&typeof D=="object"&&!Array.isArray(D)){D.id===void 0&&(e=o(e,p+"/uploads/"+k,"required",{missingProperty:"id"},N.properties.uploads.items,D),i++),D.path===
void 0&&(e=o(e,p+"/uploads/"+k,"required",{missingProperty:"path"},N.properties.uploads.items,D),i++);for(let q in D)J.call(N.properties.uploads.items.properties,
q)||(e=o(e,p+"/uploads/"+k,"additionalProperties",{additionalProperty:q},N.properties.uploads.items,D),i++);if(D.id!==void 0){let q=D.id;typeof q=="string"?cr(q)<
1&&(e=o(e,p+"/uploads/"+k+"/id","minLength",{limit:1},N.properties.uploads.items.properties.id,q),i++):(e=o(e,p+"/uploads/"+k+"/id","type",{type:"string"},N.properties.
uploads.items.properties.id,q),i++)}if(D.path!==void 0){let q=D.path;typeof q!="string"&&(e=o(e,p+"/uploads/"+k+"/path","type",{type:"string"},N.properties.uploads.
items.properties.path,q),i++)}if(D.basename!==void 0){let q=D.basename;typeof q=="string"?cr(q)<1&&(e=o(e,p+"/uploads/"+k+"/basename","minLength",{limit:1},N.properties.
uploads.items.properties.basename,q),i++):(e=o(e,p+"/uploads/"+k+"/basename","type",{type:"string"},N.properties.uploads.items.properties.basename,q),i++)}if(D.
url!==void 0){let q=D.url;typeof q=="string"?Jd.test(q)||(e=o(e,p+"/uploads/"+k+"/url","pattern",{pattern:"^/[^\\ud800-\\udfff]*$"},N.properties.uploads.items.properties.
url,q),i++):(e=o(e,p+"/uploads/"+k+"/url","type",{type:"string"},N.properties.uploads.items.properties.url,q),i++)}if(D.default_field_metadata!==void 0){let q=D.
default_field_metadata;q&&typeof q=="object"&&!Array.isArray(q)||(e=o(e,p+"/uploads/"+k+"/default_field_metadata","type",{type:"object"},N.properties.uploads.items.
properties.default_field_metadata,q),i++)}if(D.created_at!==void 0){let q=D.created_at;typeof q=="string"?z.test(q)||(e=o(e,p+"/uploads/"+k+"/created_at","forma\
t",{format:"date-time"},N.properties.uploads.items.properties.created_at,q),i++):(e=o(e,p+"/uploads/"+k+"/created_at","type",{type:"string"},N.properties.uploads.
items.properties.created_at,q),i++)}if(D.updated_at!==void 0){let q=D.updated_at;typeof q=="string"?z.test(q)||(e=o(e,p+"/uploads/"+k+"/updated_at","format",{format:"\
date-time"},N.properties.uploads.items.properties.updated_at,q),i++):(e=o(e,p+"/uploads/"+k+"/updated_at","type",{type:"string"},N.properties.uploads.items.properties.
updated_at,q),i++)}if(D.author!==void 0){let q=D.author;typeof q!="string"&&q!==null&&(e=o(e,p+"/uploads/"+k+"/author","type",{type:N.properties.uploads.items.properties.
author.type},N.properties.uploads.items.properties.author,q),i++)}if(D.copyright!==void 0){let q=D.copyright;typeof q!="string"&&q!==null&&(e=o(e,p+"/uploads/"+
k+"/copyright","type",{type:N.properties.uploads.items.properties.copyright.type},N.properties.uploads.items.properties.copyright,q),i++)}if(D.notes!==void 0){let q=D.
notes;typeof q!="string"&&q!==null&&(e=o(e,p+"/uploads/"+k+"/notes","type",{type:N.properties.uploads.items.properties.notes.type},N.properties.uploads.items.properties.
notes,q),i++)}if(D.tags!==void 0){let q=D.tags;if(Array.isArray(q)){let M=q.length;for(let X=0;X<M;X++){let dt=q[X];typeof dt!="string"&&(e=o(e,p+"/uploads/"+k+
"/tags/"+X,"type",{type:"string"},N.properties.uploads.items.properties.tags.items,dt),i++)}}else e=o(e,p+"/uploads/"+k+"/tags","type",{type:"array"},N.properties.
uploads.items.properties.tags,q),i++}if(D.creator!==void 0&&(ts(D.creator,{instancePath:p+"/uploads/"+k+"/creator",parentData:D,parentDataProperty:"creator",rootData:a})||
(e=j(e,ts),i=e.length)),D.upload_collection!==void 0){let q=D.upload_collection,M=i,X=!0,dt=i;q!==null&&(e=o(e),i++);var d=dt===i;if(i=M,e!==null&&(M?e.length=M:
e=null),!d){let Oi=i;Gr(q,{instancePath:p+"/uploads/"+k+"/upload_collection",parentData:D,parentDataProperty:"upload_collection",rootData:a})||(e=j(e,Gr),i=e.length);
var d=Oi===i;X=d}X||(e=o(e,p+"/uploads/"+k+"/upload_collection","if",{failingKeyword:"else"},N.properties.uploads.items.properties.upload_collection,q),i++)}}else
e=o(e,p+"/uploads/"+k,"type",{type:"object"},N.properties.uploads.items,D),i++}}else e=o(e,p+"/uploads","type",{type:"array"},N.properties.uploads,y),i++}if(t.upload_filters!==
void 0){let y=t.upload_filters;if(Array.isArray(y)){let v=y.length;for(let k=0;k<v;k++){let D=y[k];if(D&&typeof D=="object"&&!Array.isArray(D)){D.id===void 0&&(e=
o(e,p+"/upload_filters/"+k,"required",{missingProperty:"id"},N.properties.upload_filters.items,D),i++),D.name===void 0&&(e=o(e,p+"/upload_filters/"+k,"required",
{missingProperty:"name"},N.properties.upload_filters.items,D),i++),D.filter===void 0&&(e=o(e,p+"/upload_filters/"+k,"required",{missingProperty:"filter"},N.properties.
upload_filters.items,D),i++),D.shared===void 0&&(e=o(e,p+"/upload_filters/"+k,"required",{missingProperty:"shared"},N.properties.upload_filters.items,D),i++);for(let q in D)
q==="id"||q==="name"||q==="filter"||q==="shared"||(e=o(e,p+"/upload_filters/"+k,"additionalProperties",{additionalProperty:q},N.properties.upload_filters.items,
D),i++);if(D.id!==void 0){let q=D.id;typeof q=="string"?cr(q)<1&&(e=o(e,p+"/upload_filters/"+k+"/id","minLength",{limit:1},N.properties.upload_filters.items.properties.
id,q),i++):(e=o(e,p+"/upload_filters/"+k+"/id","type",{type:"string"},N.properties.upload_filters.items.properties.id,q),i++)}if(D.name!==void 0){let q=D.name;typeof q!=
"string"&&(e=o(e,p+"/upload_filters/"+k+"/name","type",{type:"string"},N.properties.upload_filters.items.properties.name,q),i++)}if(D.filter!==void 0){let q=D.filter;
q&&typeof q=="object"&&!Array.isArray(q)||(e=o(e,p+"/upload_filters/"+k+"/filter","type",{type:"object"},N.properties.upload_filters.items.properties.filter,q),
i++)}if(D.shared!==void 0){let q=D.shared;typeof q!="boolean"&&(e=o(e,p+"/upload_filters/"+k+"/shared","type",{type:"boolean"},N.properties.upload_filters.items.
properties.shared,q),i++)}}else e=o(e,p+"/upload_filters/"+k,"type",{type:"object"},N.properties.upload_filters.items,D),i++}}else e=o(e,p+"/upload_filters","ty\
pe",{type:"array"},N.properties.upload_filters,y),i++}if(t.records!==void 0){let y=t.records;if(Array.isArray(y)){let v=y.length;for(let k=0;k<v;k++){let D=y[k];
if(D&&typeof D=="object"&&!Array.isArray(D)){D.id===void 0&&(e=o(e,p+"/records/"+k,"required",{missingProperty:"id"},N.properties.records.items,D),i++),D.type===
void 0&&(e=o(e,p+"/records/"+k,"required",{missingProperty:"type"},N.properties.records.items,D),i++),D.attributes===void 0&&(e=o(e,p+"/records/"+k,"required",{
missingProperty:"attributes"},N.properties.records.items,D),i++);for(let q in D)q==="id"||q==="type"||q==="attributes"||q==="relationships"||q==="meta"||(e=o(e,
p+"/records/"+k,"additionalProperties",{additionalProperty:q},N.properties.records.items,D),i++);if(D.id!==void 0){let q=D.id;typeof q=="string"?cr(q)<1&&(e=o(e,
p+"/records/"+k+"/id","minLength",{limit:1},N.properties.records.items.properties.id,q),i++):(e=o(e,p+"/records/"+k+"/id","type",{type:"string"},N.properties.records.
items.properties.id,q),i++)}if(D.type!==void 0){let q=D.type;typeof q!="string"&&(e=o(e,p+"/records/"+k+"/type","type",{type:"string"},N.properties.records.items.
properties.type,q),i++),q!=="item"&&(e=o(e,p+"/records/"+k+"/type","const",{allowedValue:"item"},N.properties.records.items.properties.type,q),i++)}if(D.attributes!==
void 0){let q=D.attributes;q&&typeof q=="object"&&!Array.isArray(q)||(e=o(e,p+"/records/"+k+"/attributes","type",{type:"object"},N.properties.records.items.properties.
attributes,q),i++)}if(D.relationships!==void 0){let q=D.relationships;q&&typeof q=="object"&&!Array.isArray(q)||(e=o(e,p+"/records/"+k+"/relationships","type",{
type:"object"},N.properties.records.items.properties.relationships,q),i++)}if(D.meta!==void 0){let q=D.meta;q&&typeof q=="object"&&!Array.isArray(q)||(e=o(e,p+"\
/records/"+k+"/meta","type",{type:"object"},N.properties.records.items.properties.meta,q),i++)}}else e=o(e,p+"/records/"+k,"type",{type:"object"},N.properties.records.
items,D),i++}}else e=o(e,p+"/records","type",{type:"array"},N.properties.records,y),i++}if(t.upload_tags!==void 0){let y=t.upload_tags;if(Array.isArray(y)){let v=y.
length;for(let k=0;k<v;k++){let D=y[k];typeof D!="string"&&(e=o(e,p+"/upload_tags/"+k,"type",{type:"string"},N.properties.upload_tags.items,D),i++)}}else e=o(e,
p+"/upload_tags","type",{type:"array"},N.properties.upload_tags,y),i++}if(t.webhooks!==void 0){let y=t.webhooks;if(Array.isArray(y)){let v=y.length;for(let k=0;k<
v;k++){let D=y[k];if(D&&typeof D=="object"&&!Array.isArray(D)){D.id===void 0&&(e=o(e,p+"/webhooks/"+k,"required",{missingProperty:"id"},N.properties.webhooks.items,
D),i++),D.name===void 0&&(e=o(e,p+"/webhooks/"+k,"required",{missingProperty:"name"},N.properties.webhooks.items,D),i++),D.url===void 0&&(e=o(e,p+"/webhooks/"+k,
"required",{missingProperty:"url"},N.properties.webhooks.items,D),i++);for(let q in D)J.call(N.properties.webhooks.items.properties,q)||(e=o(e,p+"/webhooks/"+k,
"additionalProperties",{additionalProperty:q},N.properties.webhooks.items,D),i++);if(D.id!==void 0){let q=D.id;typeof q=="string"?cr(q)<1&&(e=o(e,p+"/webhooks/"+
k+"/id","minLength",{limit:1},N.properties.webhooks.items.properties.id,q),i++):(e=o(e,p+"/webhooks/"+k+"/id","type",{type:"string"},N.properties.webhooks.items.
properties.id,q),i++)}if(D.name!==void 0){let q=D.name;typeof q!="string"&&(e=o(e,p+"/webhooks/"+k+"/name","type",{type:"string"},N.properties.webhooks.items.properties.
name,q),i++)}if(D.url!==void 0){let q=D.url;typeof q!="string"&&(e=o(e,p+"/webhooks/"+k+"/url","type",{type:"string"},N.properties.webhooks.items.properties.url,
q),i++)}if(D.custom_payload!==void 0){let q=D.custom_payload;typeof q!="string"&&q!==null&&(e=o(e,p+"/webhooks/"+k+"/custom_payload","type",{type:N.properties.webhooks.
items.properties.custom_payload.type},N.properties.webhooks.items.properties.custom_payload,q),i++)}if(D.headers!==void 0){let q=D.headers;if(q&&typeof q=="obje\
ct"&&!Array.isArray(q))for(let M in q){let X=q[M];typeof X!="string"&&(e=o(e,p+"/webhooks/"+k+"/headers/"+M.replace(/~/g,"~0").replace(/\//g,"~1"),"type",{type:"\
string"},N.properties.webhooks.items.properties.headers.additionalProperties,X),i++)}else e=o(e,p+"/webhooks/"+k+"/headers","type",{type:"object"},N.properties.
webhooks.items.properties.headers,q),i++}if(D.events!==void 0){let q=D.events;if(Array.isArray(q)){let M=q.length;for(let X=0;X<M;X++)rs(q[X],{instancePath:p+"/\
webhooks/"+k+"/events/"+X,parentData:q,parentDataProperty:X,rootData:a})||(e=j(e,rs),i=e.length)}else e=o(e,p+"/webhooks/"+k+"/events","type",{type:"array"},N.properties.
webhooks.items.properties.events,q),i++}if(D.http_basic_user!==void 0){let q=D.http_basic_user;typeof q!="string"&&q!==null&&(e=o(e,p+"/webhooks/"+k+"/http_basi\
c_user","type",{type:N.properties.webhooks.items.properties.http_basic_user.type},N.properties.webhooks.items.properties.http_basic_user,q),i++)}if(D.http_basic_password!==
void 0){let q=D.http_basic_password;typeof q!="string"&&q!==null&&(e=o(e,p+"/webhooks/"+k+"/http_basic_password","type",{type:N.properties.webhooks.items.properties.
http_basic_password.type},N.properties.webhooks.items.properties.http_basic_password,q),i++)}if(D.enabled!==void 0){let q=D.enabled;typeof q!="boolean"&&(e=o(e,
p+"/webhooks/"+k+"/enabled","type",{type:"boolean"},N.properties.webhooks.items.properties.enabled,q),i++)}if(D.payload_api_version!==void 0){let q=D.payload_api_version;
typeof q!="string"&&(e=o(e,p+"/webhooks/"+k+"/payload_api_version","type",{type:"string"},N.properties.webhooks.items.properties.payload_api_version,q),i++)}if(D.
nested_items_in_payload!==void 0){let q=D.nested_items_in_payload;typeof q!="boolean"&&(e=o(e,p+"/webhooks/"+k+"/nested_items_in_payload","type",{type:"boolean"},
N.properties.webhooks.items.properties.nested_items_in_payload,q),i++)}if(D.auto_retry!==void 0){let q=D.auto_retry;typeof q!="boolean"&&(e=o(e,p+"/webhooks/"+k+
"/auto_retry","type",{type:"boolean"},N.properties.webhooks.items.properties.auto_retry,q),i++)}}else e=o(e,p+"/webhooks/"+k,"type",{type:"object"},N.properties.
webhooks.items,D),i++}}else e=o(e,p+"/webhooks","type",{type:"array"},N.properties.webhooks,y),i++}}else e=o(e,p,"type",{type:"object"},N,t),i++;return pl.errors=
e,i===0}function o(t,p,_,m,a,e){let i={instancePath:p,keyword:_,params:m,parentSchema:a,data:e};return t===null?[i]:(t.push(i),t)}function j(t,p){let _=p.errors;
if(p.errors=null,t===null)return _;for(let m of _)t.push(m);return t}var Qd={flat:{updateUpload:{200:Ai,202:Xt,400:u,401:u,403:u,404:u,405:u,413:u,415:u,422:u,429:u,
500:u,503:u,request:Uf},getUpload:{200:Ai,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},deleteUpload:{200:Ai,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},
createUpload:{201:Ai,202:Xt,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:If},listUploads:{200:Vf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},
getSite:{200:Cf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},listEnvironments:{200:zf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},bulkTagUploads:{200:Hi,202:Xt,400:u,
401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Of},bulkSetUploadCollection:{200:Hi,202:Xt,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,
request:Rf},bulkDestroyUploads:{200:Hi,202:Xt,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Lf},listUploadReferences:{200:Sf,401:u,403:u,404:u,
405:u,422:u,429:u,500:u,503:u},listUploadTracks:{200:Mf,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},createUploadTrack:{202:Xt,400:u,401:u,403:u,404:u,405:u,
413:u,415:u,422:u,429:u,500:u,503:u,request:Wf},listUploadTags:{200:Bf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},createUploadTag:{201:Kf,400:u,401:u,403:u,405:u,
413:u,415:u,422:u,429:u,500:u,503:u,request:Zf},listUploadSmartTags:{200:Yf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},getUploadFilter:{200:vi,401:u,403:u,404:u,
405:u,422:u,429:u,500:u,503:u},updateUploadFilter:{200:vi,400:u,401:u,403:u,404:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Hf},deleteUploadFilter:{200:vi,
401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},createUploadFilter:{201:vi,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Gf},listUploadFilters:{
200:Jf,401:u,403:u,405:u,422:u,429:u,500:u,503:u},createUploadRequest:{201:Qf,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Xf},updateWebhook:{
200:ki,400:u,401:u,403:u,404:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:Pf},getWebhook:{200:ki,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},deleteWebhook:{
200:ki,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},createWebhook:{201:ki,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:ed},listWebhooks:{
200:td,401:u,403:u,405:u,422:u,429:u,500:u,503:u},listWebhookCalls:{200:rd,401:u,403:u,405:u,422:u,429:u,500:u,503:u},getWebhookCall:{200:id,401:u,403:u,404:u,405:u,
422:u,429:u,500:u,503:u},resendWebhookCall:{401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u},getUploadCollection:{200:hi,401:u,403:u,404:u,405:u,422:u,429:u,500:u,
503:u},updateUploadCollection:{200:hi,400:u,401:u,403:u,404:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:pd},deleteUploadCollection:{200:hi,401:u,403:u,404:u,
405:u,422:u,429:u,500:u,503:u},createUploadCollection:{201:hi,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:od},listUploadCollections:{200:xs,
401:u,403:u,405:u,422:u,429:u,500:u,503:u},reorderUploadCollections:{200:xs,202:Xt,400:u,401:u,403:u,405:u,413:u,415:u,422:u,429:u,500:u,503:u,request:sd},getJobResult:{
200:nd,401:u,403:u,404:u,405:u,422:u,429:u,500:u,503:u}},"json-api":{updateUpload:{200:$i,202:pr,400:g,401:g,404:g,413:g,415:g,422:g,429:g,500:g,503:g,request:ld},
getUpload:{200:$i,401:g,404:g,422:g,429:g,500:g,503:g},deleteUpload:{200:$i,401:g,404:g,422:g,429:g,500:g,503:g},createUpload:{201:$i,202:pr,400:g,401:g,413:g,415:g,
422:g,429:g,500:g,503:g,request:fd},listUploads:{200:dd,401:g,422:g,429:g,500:g,503:g},getSite:{200:ad,401:g,422:g,429:g,500:g,503:g},listEnvironments:{200:yd,401:g,
422:g,429:g,500:g,503:g},bulkTagUploads:{200:pp,202:pr,400:g,401:g,413:g,415:g,422:g,429:g,500:g,503:g,request:ud},bulkSetUploadCollection:{200:pp,202:pr,400:g,
401:g,413:g,415:g,422:g,429:g,500:g,503:g,request:md},bulkDestroyUploads:{200:pp,202:pr,400:g,401:g,413:g,415:g,422:g,429:g,500:g,503:g,request:_d},listUploadReferences:{
200:bd,401:g,404:g,422:g,429:g,500:g,503:g},listUploadTracks:{200:gd,401:g,404:g,422:g,429:g,500:g,503:g},createUploadTrack:{202:pr,400:g,401:g,404:g,413:g,415:g,
422:g,429:g,500:g,503:g,request:cd},listUploadTags:{200:Ad,401:g,422:g,429:g,500:g,503:g},createUploadTag:{201:qd,400:g,401:g,413:g,415:g,422:g,429:g,500:g,503:g,
request:jd},listUploadSmartTags:{200:vd,401:g,422:g,429:g,500:g,503:g},getUploadFilter:{200:xi,401:g,404:g,422:g,429:g,500:g,503:g},updateUploadFilter:{200:xi,400:g,
401:g,404:g,413:g,415:g,422:g,429:g,500:g,503:g,request:Dd},deleteUploadFilter:{200:xi,401:g,404:g,422:g,429:g,500:g,503:g},createUploadFilter:{201:xi,400:g,401:g,
413:g,415:g,422:g,429:g,500:g,503:g,request:kd},listUploadFilters:{200:hd,401:g,422:g,429:g,500:g,503:g},createUploadRequest:{201:Nd,400:g,401:g,413:g,415:g,422:g,
429:g,500:g,503:g,request:$d},updateWebhook:{200:wi,400:g,401:g,404:g,413:g,415:g,422:g,429:g,500:g,503:g,request:xd},getWebhook:{200:wi,401:g,404:g,422:g,429:g,
500:g,503:g},deleteWebhook:{200:wi,401:g,404:g,422:g,429:g,500:g,503:g},createWebhook:{201:wi,400:g,401:g,413:g,415:g,422:g,429:g,500:g,503:g,request:wd},listWebhooks:{
200:Ed,401:g,422:g,429:g,500:g,503:g},listWebhookCalls:{200:Fd,401:g,422:g,429:g,500:g,503:g},getWebhookCall:{200:Td,401:g,404:g,422:g,429:g,500:g,503:g},resendWebhookCall:{
401:g,404:g,422:g,429:g,500:g,503:g},getUploadCollection:{200:Fi,401:g,404:g,422:g,429:g,500:g,503:g},updateUploadCollection:{200:Fi,400:g,401:g,404:g,413:g,415:g,
422:g,429:g,500:g,503:g,request:Ud},deleteUploadCollection:{200:Fi,401:g,404:g,422:g,429:g,500:g,503:g},createUploadCollection:{201:Fi,400:g,401:g,413:g,415:g,422:g,
429:g,500:g,503:g,request:Id},listUploadCollections:{200:ws,401:g,422:g,429:g,500:g,503:g},reorderUploadCollections:{200:ws,202:pr,400:g,401:g,413:g,415:g,422:g,
429:g,500:g,503:g,request:Vd},getJobResult:{200:Cd,401:g,404:g,422:g,429:g,500:g,503:g}},by_field:{flat:{updateUpload:{200:Ui,request:zd},getUpload:{200:Ui},deleteUpload:{
200:Ui},createUpload:{201:Ui,request:Od},listUploads:{200:Rd},getSite:{},listEnvironments:{},bulkTagUploads:{200:Np},bulkSetUploadCollection:{200:Np},bulkDestroyUploads:{
200:Np},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},listUploadTags:{},createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},
deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},createUploadRequest:{},updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},
listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},getUploadCollection:{},updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},
listUploadCollections:{},reorderUploadCollections:{},getJobResult:{200:Ld}},"json-api":{updateUpload:{200:Ii,request:Sd},getUpload:{200:Ii},deleteUpload:{200:Ii},
createUpload:{201:Ii,request:Md},listUploads:{200:Wd},getSite:{},listEnvironments:{},bulkTagUploads:{200:Ep},bulkSetUploadCollection:{200:Ep},bulkDestroyUploads:{
200:Ep},listUploadReferences:{},listUploadTracks:{},createUploadTrack:{},listUploadTags:{},createUploadTag:{},listUploadSmartTags:{},getUploadFilter:{},updateUploadFilter:{},
deleteUploadFilter:{},createUploadFilter:{},listUploadFilters:{},createUploadRequest:{},updateWebhook:{},getWebhook:{},deleteWebhook:{},createWebhook:{},listWebhooks:{},
listWebhookCalls:{},getWebhookCall:{},resendWebhookCall:{},getUploadCollection:{},updateUploadCollection:{},deleteUploadCollection:{},createUploadCollection:{},
listUploadCollections:{},reorderUploadCollections:{},getJobResult:{200:Bd}}},seed:Kd};var Xd=Cl,di={$id:"standin://flat/query/updateUpload",type:"object",additionalProperties:!1,properties:{replace_strategy:{type:"string",enum:["create_new_url","\
keep_url"],default:"create_new_url"}}};function Cl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){t.replace_strategy===void 0&&(t.replace_strategy="create_new_url");for(let s in t)s!=="replace_strategy"&&(e=c(e,p,"additionalProperties",
{additionalProperty:s},di,t),i++);let r=t.replace_strategy;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,
typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/replace_strategy","type",{type:"string"},di.properties.replace_strategy,
r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.replace_strategy=n))}r==="create_new_url"||r==="keep_url"||(e=c(e,p+"/replace_strategy","enum",{allowedValues:di.properties.
replace_strategy.enum},di.properties.replace_strategy,r),i++)}else e=c(e,p,"type",{type:"object"},di,t),i++;return Cl.errors=e,i===0}var Pd=zl,ol={$id:"standin:\
//flat/query/getUpload",type:"object",additionalProperties:!1,properties:{}};function zl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},ol,t),i++;else e=c(e,p,"type",{type:"\
object"},ol,t),i++;return zl.errors=e,i===0}var ea=Ol,sl={$id:"standin://flat/query/deleteUpload",type:"object",additionalProperties:!1,properties:{}};function Ol(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},sl,t),i++;else e=c(e,p,"type",{type:"object"},sl,t),i++;return Ol.errors=e,i===0}var ta=Rl,nl={$id:"standin://flat/query/c\
reateUpload",type:"object",additionalProperties:!1,properties:{}};function Rl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},nl,t),i++;else e=c(e,p,"type",{type:"object"},
nl,t),i++;return Rl.errors=e,i===0}var ra=Ll,lt={$id:"standin://flat/query/listUploads",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"\
integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:30},"filter[ids]":{type:"string"},"filter[query]":{type:"string"},"fil\
ter[fields]":{$ref:"standin://flat/schemas#/$defs/UploadFieldsFilter"},locale:{type:"string"},order_by:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/\
UploadOrderRule"}}}},ai={type:"object",additionalProperties:!1,properties:{AND:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},
OR:{type:"array",items:{$ref:"standin://flat/schemas#/$defs/UploadFieldConditions"}},type:{$ref:"standin://flat/schemas#/$defs/FilterByType"},size:{$ref:"standi\
n://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},
_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},tags:{$ref:"standin://flat/schem\
as#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},filename:{
$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{$ref:"standin://flat/schemas#/$defs/Filt\
erByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},alt:{
$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{$ref:"standin://flat/schemas#/$defs\
/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},path:{$ref:"standin://flat/sch\
emas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/schemas#/$defs/FilterByFlag"},upload_collection:{
$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterByOrientation"},resolution:{$ref:"standin://flat/\
schemas#/$defs/FilterByResolution"}}},bs=Object.prototype.hasOwnProperty,is={type:"object",additionalProperties:!1,properties:{type:{$ref:"standin://flat/schema\
s#/$defs/FilterByType"},size:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},width:{$ref:"standin://flat/schemas#/$defs/FilterByNumber"},height:{$ref:"sta\
ndin://flat/schemas#/$defs/FilterByNumber"},_created_at:{$ref:"standin://flat/schemas#/$defs/FilterByTime"},_updated_at:{$ref:"standin://flat/schemas#/$defs/Fil\
terByTime"},tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},smart_tags:{$ref:"standin://flat/schemas#/$defs/FilterByWords"},colors:{$ref:"standin://fl\
at/schemas#/$defs/FilterByWords"},filename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},basename:{$ref:"standin://flat/schemas#/$defs/FilterByText"},author:{
$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},copyright:{$ref:"standin://flat/schemas#/$defs/FilterByOptionalText"},notes:{$ref:"standin://flat/sch\
emas#/$defs/FilterByOptionalText"},alt:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},title:{$ref:"standin://flat/schemas#/$defs/FilterByMetadata"},format:{
$ref:"standin://flat/schemas#/$defs/FilterByValue"},id:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},md5:{$ref:"standin://flat/schemas#/$defs/FilterByVal\
ue"},path:{$ref:"standin://flat/schemas#/$defs/FilterByValue"},mime_type:{$ref:"standin://flat/schemas#/$defs/FilterByMediaType"},in_use:{$ref:"standin://flat/s\
chemas#/$defs/FilterByFlag"},upload_collection:{$ref:"standin://flat/schemas#/$defs/FilterByReference"},orientation:{$ref:"standin://flat/schemas#/$defs/FilterB\
yOrientation"},resolution:{$ref:"standin://flat/schemas#/$defs/FilterByResolution"}}},Te={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:[
"archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]},neq:{type:"string",enum:["archive","audio","image","pdfdocument","pres\
entation","richtext","spreadsheet","video"]},in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spre\
adsheet","video"]}},not_in:{type:"array",items:{type:"string",enum:["archive","audio","image","pdfdocument","presentation","richtext","spreadsheet","video"]}}}};
function ui(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)
r==="eq"||r==="neq"||r==="in"||r==="not_in"||(e=c(e,p,"additionalProperties",{additionalProperty:r},Te,t),i++);if(t.eq!==void 0){let r=t.eq;if(typeof r!="string"){
let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?
n="":(e=c(e,p+"/eq","type",{type:"string"},Te.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}r==="archive"||r==="audio"||r==="image"||r==="pdfdoc\
ument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video"||(e=c(e,p+"/eq","enum",{allowedValues:Te.properties.eq.enum},Te.properties.eq,r),i++)}
if(t.neq!==void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),
n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Te.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=
n))}r==="archive"||r==="audio"||r==="image"||r==="pdfdocument"||r==="presentation"||r==="richtext"||r==="spreadsheet"||r==="video"||(e=c(e,p+"/neq","enum",{allowedValues:Te.
properties.neq.enum},Te.properties.neq,r),i++)}if(t.in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=
r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/in","type",{type:"array"},Te.properties.
in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in\
/"+n,"type",{type:"string"},Te.properties.in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}l==="archive"||l==="audio"||l==="image"||l==="pdfdocument"||l===
"presentation"||l==="richtext"||l==="spreadsheet"||l==="video"||(e=c(e,p+"/in/"+n,"enum",{allowedValues:Te.properties.in.items.enum},Te.properties.in.items,l),i++)}}}
if(t.not_in!==void 0){let r=t.not_in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=
r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"array"},Te.properties.not_in,r),i++)),n!==void 0&&(r=
n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(
l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"s\
tring"},Te.properties.not_in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}l==="archive"||l==="audio"||l==="image"||l==="pdfdocument"||l==="presentation"||
l==="richtext"||l==="spreadsheet"||l==="video"||(e=c(e,p+"/not_in/"+n,"enum",{allowedValues:Te.properties.not_in.items.enum},Te.properties.not_in.items,l),i++)}}}}else
e=c(e,p,"type",{type:"object"},Te,t),i++;return ui.errors=e,i===0}var Zt={type:"object",additionalProperties:!1,properties:{eq:{type:"number"},neq:{type:"number"},
gt:{type:"number"},gte:{type:"number"},lt:{type:"number"},lte:{type:"number"}}};function He(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="lte"||(e=c(e,p,"additionalPr\
operties",{additionalProperty:r},Zt,t),i++);if(t.eq!==void 0){let r=t.eq;if(!(typeof r=="number"&&isFinite(r))){let s=typeof r,n;s=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],s=typeof r,typeof r=="number"&&isFinite(r)&&(n=r)),n===void 0&&(s=="boolean"||r===null||s=="string"&&r&&r==+r?n=+r:(e=c(e,p+"/eq","type",{type:"\
number"},Zt.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}}if(t.neq!==void 0){let r=t.neq;if(!(typeof r=="number"&&isFinite(r))){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="number"&&isFinite(r)&&(n=r)),n===void 0&&(s=="boolean"||r===null||s=="string"&&r&&r==
+r?n=+r:(e=c(e,p+"/neq","type",{type:"number"},Zt.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}}if(t.gt!==void 0){let r=t.gt;if(!(typeof r=="\
number"&&isFinite(r))){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="number"&&isFinite(r)&&(n=r)),n===void 0&&(s=="\
boolean"||r===null||s=="string"&&r&&r==+r?n=+r:(e=c(e,p+"/gt","type",{type:"number"},Zt.properties.gt,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.gt=n))}}if(t.gte!==
void 0){let r=t.gte;if(!(typeof r=="number"&&isFinite(r))){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="number"&&isFinite(
r)&&(n=r)),n===void 0&&(s=="boolean"||r===null||s=="string"&&r&&r==+r?n=+r:(e=c(e,p+"/gte","type",{type:"number"},Zt.properties.gte,r),i++)),n!==void 0&&(r=n,t!==
void 0&&(t.gte=n))}}if(t.lt!==void 0){let r=t.lt;if(!(typeof r=="number"&&isFinite(r))){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,
typeof r=="number"&&isFinite(r)&&(n=r)),n===void 0&&(s=="boolean"||r===null||s=="string"&&r&&r==+r?n=+r:(e=c(e,p+"/lt","type",{type:"number"},Zt.properties.lt,r),
i++)),n!==void 0&&(r=n,t!==void 0&&(t.lt=n))}}if(t.lte!==void 0){let r=t.lte;if(!(typeof r=="number"&&isFinite(r))){let s=typeof r,n;s=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="number"&&isFinite(r)&&(n=r)),n===void 0&&(s=="boolean"||r===null||s=="string"&&r&&r==+r?n=+r:(e=c(e,p+"/lte","typ\
e",{type:"number"},Zt.properties.lte,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.lte=n))}}}else e=c(e,p,"type",{type:"object"},Zt,t),i++;return He.errors=e,i===0}var We={
type:"object",additionalProperties:!1,properties:{eq:{type:"string",format:"date-time"},neq:{type:"string",format:"date-time"},gt:{type:"string",format:"date-ti\
me"},gte:{type:"string",format:"date-time"},lt:{type:"string",format:"date-time"},lte:{type:"string",format:"date-time"}}},it=/^\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2\d))T(?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/i;
function Ot(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)
r==="eq"||r==="neq"||r==="gt"||r==="gte"||r==="lt"||r==="lte"||(e=c(e,p,"additionalProperties",{additionalProperty:r},We,t),i++);if(t.eq!==void 0){let r=t.eq;if(typeof r!=
"string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+
r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},We.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}typeof r=="string"&&(it.test(r)||(e=c(e,p+
"/eq","format",{format:"date-time"},We.properties.eq,r),i++))}if(t.neq!==void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},
We.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}typeof r=="string"&&(it.test(r)||(e=c(e,p+"/neq","format",{format:"date-time"},We.properties.
neq,r),i++))}if(t.gt!==void 0){let r=t.gt;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="stri\
ng"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/gt","type",{type:"string"},We.properties.gt,r),i++)),n!==void 0&&(r=n,t!==void 0&&
(t.gt=n))}typeof r=="string"&&(it.test(r)||(e=c(e,p+"/gt","format",{format:"date-time"},We.properties.gt,r),i++))}if(t.gte!==void 0){let r=t.gte;if(typeof r!="s\
tring"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:
r===null?n="":(e=c(e,p+"/gte","type",{type:"string"},We.properties.gte,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.gte=n))}typeof r=="string"&&(it.test(r)||(e=c(e,
p+"/gte","format",{format:"date-time"},We.properties.gte,r),i++))}if(t.lt!==void 0){let r=t.lt;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/lt","type",{type:"string"},
We.properties.lt,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.lt=n))}typeof r=="string"&&(it.test(r)||(e=c(e,p+"/lt","format",{format:"date-time"},We.properties.lt,
r),i++))}if(t.lte!==void 0){let r=t.lte;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&
(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/lte","type",{type:"string"},We.properties.lte,r),i++)),n!==void 0&&(r=n,t!==void 0&&
(t.lte=n))}typeof r=="string"&&(it.test(r)||(e=c(e,p+"/lte","format",{format:"date-time"},We.properties.lte,r),i++))}}else e=c(e,p,"type",{type:"object"},We,t),
i++;return Ot.errors=e,i===0}var ft={type:"object",additionalProperties:!1,properties:{contains:{type:"string"},any_in:{type:"array",items:{type:"string"}},all_in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}},eq:{type:"array",items:{type:"string"}}}};function Ge(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="contains"||r==="any_in"||r==="all_in"||r===
"not_in"||r==="eq"||(e=c(e,p,"additionalProperties",{additionalProperty:r},ft,t),i++);if(t.contains!==void 0){let r=t.contains;if(typeof r!="string"){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+
"/contains","type",{type:"string"},ft.properties.contains,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.contains=n))}}if(t.any_in!==void 0){let r=t.any_in;if(!Array.
isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s===
"boolean"||r===null?n=[r]:(e=c(e,p+"/any_in","type",{type:"array"},ft.properties.any_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.any_in=n))}if(Array.isArray(r)){
let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l==
"string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/any_in/"+n,"type",{type:"string"},ft.properties.any_in.items,l),i++)),d!==
void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.all_in!==void 0){let r=t.all_in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=
r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/all_in","type",{type:"array"},ft.properties.
all_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.all_in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,
d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+
"/all_in/"+n,"type",{type:"string"},ft.properties.all_in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.not_in!==void 0){let r=t.not_in;if(!Array.
isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s===
"boolean"||r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"array"},ft.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){
let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l==
"string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},ft.properties.not_in.items,l),i++)),d!==
void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.eq!==void 0){let r=t.eq;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=
typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/eq","type",{type:"array"},ft.properties.eq,r),
i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="obj\
ect"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/eq/"+n,
"type",{type:"string"},ft.properties.eq.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}}else e=c(e,p,"type",{type:"object"},ft,t),i++;return Ge.errors=
e,i===0}var ll={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat\
/schemas#/$defs/FilterPattern"}}},_r={type:"object",additionalProperties:!1,properties:{pattern:{type:"string"},case_sensitive:{type:"boolean",default:!1},regexp:{
type:"boolean",enum:[!1],default:!1}}};function ke(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="obje\
ct"&&!Array.isArray(t)){t.case_sensitive===void 0&&(t.case_sensitive=!1),t.regexp===void 0&&(t.regexp=!1);for(let n in t)n==="pattern"||n==="case_sensitive"||n===
"regexp"||(e=c(e,p,"additionalProperties",{additionalProperty:n},_r,t),i++);if(t.pattern!==void 0){let n=t.pattern;if(typeof n!="string"){let l=typeof n,f;l=="o\
bject"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="string"&&(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/patt\
ern","type",{type:"string"},_r.properties.pattern,n),i++)),f!==void 0&&(n=f,t!==void 0&&(t.pattern=f))}}let r=t.case_sensitive;if(typeof r!="boolean"){let n=typeof r,
l;n=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],n=typeof r,typeof r=="boolean"&&(l=r)),l===void 0&&(r==="false"||r===0||r===null?l=!1:r==="true"||r===1?l=
!0:(e=c(e,p+"/case_sensitive","type",{type:"boolean"},_r.properties.case_sensitive,r),i++)),l!==void 0&&(r=l,t!==void 0&&(t.case_sensitive=l))}let s=t.regexp;if(typeof s!=
"boolean"){let n=typeof s,l;n=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],n=typeof s,typeof s=="boolean"&&(l=s)),l===void 0&&(s==="false"||s===0||s===null?
l=!1:s==="true"||s===1?l=!0:(e=c(e,p+"/regexp","type",{type:"boolean"},_r.properties.regexp,s),i++)),l!==void 0&&(s=l,t!==void 0&&(t.regexp=l))}s!==!1&&(e=c(e,p+
"/regexp","enum",{allowedValues:_r.properties.regexp.enum},_r.properties.regexp,s),i++)}else e=c(e,p,"type",{type:"object"},_r,t),i++;return ke.errors=e,i===0}function Rt(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="matches"||
r==="not_matches"||(e=c(e,p,"additionalProperties",{additionalProperty:r},ll,t),i++);t.matches!==void 0&&(ke(t.matches,{instancePath:p+"/matches",parentData:t,parentDataProperty:"\
matches",rootData:a})||(e=T(e,ke),i=e.length)),t.not_matches!==void 0&&(ke(t.not_matches,{instancePath:p+"/not_matches",parentData:t,parentDataProperty:"not_mat\
ches",rootData:a})||(e=T(e,ke),i=e.length))}else e=c(e,p,"type",{type:"object"},ll,t),i++;return Rt.errors=e,i===0}var ps={type:"object",additionalProperties:!1,
properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},exists:{type:"boolean"}}};
function Je(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)
r==="matches"||r==="not_matches"||r==="exists"||(e=c(e,p,"additionalProperties",{additionalProperty:r},ps,t),i++);if(t.matches!==void 0&&(ke(t.matches,{instancePath:p+
"/matches",parentData:t,parentDataProperty:"matches",rootData:a})||(e=T(e,ke),i=e.length)),t.not_matches!==void 0&&(ke(t.not_matches,{instancePath:p+"/not_match\
es",parentData:t,parentDataProperty:"not_matches",rootData:a})||(e=T(e,ke),i=e.length)),t.exists!==void 0){let r=t.exists;if(typeof r!="boolean"){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="boolean"&&(n=r)),n===void 0&&(r==="false"||r===0||r===null?n=!1:r==="true"||r===1?n=
!0:(e=c(e,p+"/exists","type",{type:"boolean"},ps.properties.exists,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.exists=n))}}}else e=c(e,p,"type",{type:"object"},ps,
t),i++;return Je.errors=e,i===0}var Ct={type:"object",additionalProperties:!1,properties:{matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"\
string"}},exists:{type:"boolean"}}};function Lt(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&
!Array.isArray(t)){for(let r in t)r==="matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists"||(e=c(e,p,"additionalProperties",{
additionalProperty:r},Ct,t),i++);if(t.matches!==void 0&&(ke(t.matches,{instancePath:p+"/matches",parentData:t,parentDataProperty:"matches",rootData:a})||(e=T(e,
ke),i=e.length)),t.not_matches!==void 0&&(ke(t.not_matches,{instancePath:p+"/not_matches",parentData:t,parentDataProperty:"not_matches",rootData:a})||(e=T(e,ke),
i=e.length)),t.eq!==void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&
(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},Ct.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&
(t.eq=n))}}if(t.neq!==void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="stri\
ng"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Ct.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&
(t.neq=n))}}if(t.in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&
(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/in","type",{type:"array"},Ct.properties.in,r),i++)),n!==void 0&&(r=n,t!==
void 0&&(t.in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==
1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in/"+n,"type",{type:"string"},Ct.properties.
in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.not_in!==void 0){let r=t.not_in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(
r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"\
array"},Ct.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!=
"string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+
l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},Ct.properties.not_in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.exists!==void 0){
let r=t.exists;if(typeof r!="boolean"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="boolean"&&(n=r)),n===void 0&&(r===
"false"||r===0||r===null?n=!1:r==="true"||r===1?n=!0:(e=c(e,p+"/exists","type",{type:"boolean"},Ct.properties.exists,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.exists=
n))}}}else e=c(e,p,"type",{type:"object"},Ct,t),i++;return Lt.errors=e,i===0}var Yt={type:"object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"\
string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function De(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="eq"||r==="neq"||r==="in"||r==="not_in"||(e=c(e,p,"additionalPr\
operties",{additionalProperty:r},Yt,t),i++);if(t.eq!==void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=
r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},Yt.properties.eq,r),
i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}}if(t.neq!==void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&
(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Yt.properties.neq,
r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}}if(t.in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&
(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/in","type",{type:"array"},Yt.properties.
in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f==
"object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in\
/"+n,"type",{type:"string"},Yt.properties.in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.not_in!==void 0){let r=t.not_in;if(!Array.isArray(r)){
let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||
r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"array"},Yt.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){let s=r.length;
for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),
d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},Yt.properties.not_in.items,l),i++)),d!==void 0&&(l=d,r!==
void 0&&(r[n]=d))}}}}}else e=c(e,p,"type",{type:"object"},Yt,t),i++;return De.errors=e,i===0}var Ht={type:"object",additionalProperties:!1,properties:{matches:{
$ref:"standin://flat/schemas#/$defs/FilterPattern"},not_matches:{$ref:"standin://flat/schemas#/$defs/FilterPattern"},eq:{type:"string"},neq:{type:"string"},in:{
type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"string"}}}};function mi(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="matches"||r==="not_matches"||r==="eq"||r==="neq"||r==="in"||r==="not_in"||(e=c(e,
p,"additionalProperties",{additionalProperty:r},Ht,t),i++);if(t.matches!==void 0&&(ke(t.matches,{instancePath:p+"/matches",parentData:t,parentDataProperty:"matc\
hes",rootData:a})||(e=T(e,ke),i=e.length)),t.not_matches!==void 0&&(ke(t.not_matches,{instancePath:p+"/not_matches",parentData:t,parentDataProperty:"not_matches",
rootData:a})||(e=T(e,ke),i=e.length)),t.eq!==void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,
typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},Ht.properties.eq,r),i++)),n!==void 0&&
(r=n,t!==void 0&&(t.eq=n))}}if(t.neq!==void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,
typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Ht.properties.neq,r),i++)),n!==void 0&&
(r=n,t!==void 0&&(t.neq=n))}}if(t.in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,
Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/in","type",{type:"array"},Ht.properties.in,r),i++)),n!==
void 0&&(r=n,t!==void 0&&(t.in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.
isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in/"+n,"type",{type:"\
string"},Ht.properties.in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.not_in!==void 0){let r=t.not_in;if(!Array.isArray(r)){let s=typeof r,n;s==
"object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(
e,p+"/not_in","type",{type:"array"},Ht.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){
let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="nu\
mber"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},Ht.properties.not_in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}}else
e=c(e,p,"type",{type:"object"},Ht,t),i++;return mi.errors=e,i===0}var os={type:"object",additionalProperties:!1,properties:{eq:{type:"boolean"}}};function _i(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r!=="eq"&&(e=c(
e,p,"additionalProperties",{additionalProperty:r},os,t),i++);if(t.eq!==void 0){let r=t.eq;if(typeof r!="boolean"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&
r.length==1&&(r=r[0],s=typeof r,typeof r=="boolean"&&(n=r)),n===void 0&&(r==="false"||r===0||r===null?n=!1:r==="true"||r===1?n=!0:(e=c(e,p+"/eq","type",{type:"b\
oolean"},os.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}}}else e=c(e,p,"type",{type:"object"},os,t),i++;return _i.errors=e,i===0}var zt={type:"\
object",additionalProperties:!1,properties:{eq:{type:"string"},neq:{type:"string"},in:{type:"array",items:{type:"string"}},not_in:{type:"array",items:{type:"str\
ing"}},exists:{type:"boolean"}}};function bi(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let r in t)r==="eq"||r==="neq"||r==="in"||r==="not_in"||r==="exists"||(e=c(e,p,"additionalProperties",{additionalProperty:r},zt,t),i++);if(t.eq!==
void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&
(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},zt.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}}if(t.neq!==
void 0){let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&
(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},zt.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}}if(t.
in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&
(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/in","type",{type:"array"},zt.properties.in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.in=n))}
if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],
f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in/"+n,"type",{type:"string"},zt.properties.in.items,
l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.not_in!==void 0){let r=t.not_in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.
length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"a\
rray"},zt.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!=
"string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+
l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},zt.properties.not_in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}}}}if(t.exists!==void 0){
let r=t.exists;if(typeof r!="boolean"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="boolean"&&(n=r)),n===void 0&&(r===
"false"||r===0||r===null?n=!1:r==="true"||r===1?n=!0:(e=c(e,p+"/exists","type",{type:"boolean"},zt.properties.exists,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.exists=
n))}}}else e=c(e,p,"type",{type:"object"},zt,t),i++;return bi.errors=e,i===0}var Gt={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["\
landscape","portrait","square"]},neq:{type:"string",enum:["landscape","portrait","square"]}}};function gi(t,{instancePath:p="",parentData:_,parentDataProperty:m,
rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)r==="eq"||r==="neq"||(e=c(e,p,"additionalProperties",{additionalProperty:r},
Gt,t),i++);if(t.eq!==void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&
(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},Gt.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&
(t.eq=n))}r==="landscape"||r==="portrait"||r==="square"||(e=c(e,p+"/eq","enum",{allowedValues:Gt.properties.eq.enum},Gt.properties.eq,r),i++)}if(t.neq!==void 0){
let r=t.neq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="n\
umber"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Gt.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}r==="landsca\
pe"||r==="portrait"||r==="square"||(e=c(e,p+"/neq","enum",{allowedValues:Gt.properties.neq.enum},Gt.properties.neq,r),i++)}}else e=c(e,p,"type",{type:"object"},
Gt,t),i++;return gi.errors=e,i===0}var Ue={type:"object",additionalProperties:!1,properties:{eq:{type:"string",enum:["icon","small","medium","large"]},neq:{type:"\
string",enum:["icon","small","medium","large"]},in:{type:"array",items:{type:"string",enum:["icon","small","medium","large"]}},not_in:{type:"array",items:{type:"\
string",enum:["icon","small","medium","large"]}}}};function ci(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t==
"object"&&!Array.isArray(t)){for(let r in t)r==="eq"||r==="neq"||r==="in"||r==="not_in"||(e=c(e,p,"additionalProperties",{additionalProperty:r},Ue,t),i++);if(t.
eq!==void 0){let r=t.eq;if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&
(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/eq","type",{type:"string"},Ue.properties.eq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.eq=n))}r==="icon"||
r==="small"||r==="medium"||r==="large"||(e=c(e,p+"/eq","enum",{allowedValues:Ue.properties.eq.enum},Ue.properties.eq,r),i++)}if(t.neq!==void 0){let r=t.neq;if(typeof r!=
"string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+
r:r===null?n="":(e=c(e,p+"/neq","type",{type:"string"},Ue.properties.neq,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.neq=n))}r==="icon"||r==="small"||r==="medium"||
r==="large"||(e=c(e,p+"/neq","enum",{allowedValues:Ue.properties.neq.enum},Ue.properties.neq,r),i++)}if(t.in!==void 0){let r=t.in;if(!Array.isArray(r)){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:
(e=c(e,p+"/in","type",{type:"array"},Ue.properties.in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.in=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];
if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="\
boolean"?d=""+l:l===null?d="":(e=c(e,p+"/in/"+n,"type",{type:"string"},Ue.properties.in.items,l),i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}l==="icon"||l==="s\
mall"||l==="medium"||l==="large"||(e=c(e,p+"/in/"+n,"enum",{allowedValues:Ue.properties.in.items.enum},Ue.properties.in.items,l),i++)}}}if(t.not_in!==void 0){let r=t.
not_in;if(!Array.isArray(r)){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||
s==="number"||s==="boolean"||r===null?n=[r]:(e=c(e,p+"/not_in","type",{type:"array"},Ue.properties.not_in,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.not_in=n))}if(Array.
isArray(r)){let s=r.length;for(let n=0;n<s;n++){let l=r[n];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,
typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/not_in/"+n,"type",{type:"string"},Ue.properties.not_in.items,l),
i++)),d!==void 0&&(l=d,r!==void 0&&(r[n]=d))}l==="icon"||l==="small"||l==="medium"||l==="large"||(e=c(e,p+"/not_in/"+n,"enum",{allowedValues:Ue.properties.not_in.
items.enum},Ue.properties.not_in.items,l),i++)}}}}else e=c(e,p,"type",{type:"object"},Ue,t),i++;return ci.errors=e,i===0}function yi(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)bs.call(is.properties,r)||(e=c(e,p,"additional\
Properties",{additionalProperty:r},is,t),i++);t.type!==void 0&&(ui(t.type,{instancePath:p+"/type",parentData:t,parentDataProperty:"type",rootData:a})||(e=T(e,ui),
i=e.length)),t.size!==void 0&&(He(t.size,{instancePath:p+"/size",parentData:t,parentDataProperty:"size",rootData:a})||(e=T(e,He),i=e.length)),t.width!==void 0&&
(He(t.width,{instancePath:p+"/width",parentData:t,parentDataProperty:"width",rootData:a})||(e=T(e,He),i=e.length)),t.height!==void 0&&(He(t.height,{instancePath:p+
"/height",parentData:t,parentDataProperty:"height",rootData:a})||(e=T(e,He),i=e.length)),t._created_at!==void 0&&(Ot(t._created_at,{instancePath:p+"/_created_at",
parentData:t,parentDataProperty:"_created_at",rootData:a})||(e=T(e,Ot),i=e.length)),t._updated_at!==void 0&&(Ot(t._updated_at,{instancePath:p+"/_updated_at",parentData:t,
parentDataProperty:"_updated_at",rootData:a})||(e=T(e,Ot),i=e.length)),t.tags!==void 0&&(Ge(t.tags,{instancePath:p+"/tags",parentData:t,parentDataProperty:"tags",
rootData:a})||(e=T(e,Ge),i=e.length)),t.smart_tags!==void 0&&(Ge(t.smart_tags,{instancePath:p+"/smart_tags",parentData:t,parentDataProperty:"smart_tags",rootData:a})||
(e=T(e,Ge),i=e.length)),t.colors!==void 0&&(Ge(t.colors,{instancePath:p+"/colors",parentData:t,parentDataProperty:"colors",rootData:a})||(e=T(e,Ge),i=e.length)),
t.filename!==void 0&&(Rt(t.filename,{instancePath:p+"/filename",parentData:t,parentDataProperty:"filename",rootData:a})||(e=T(e,Rt),i=e.length)),t.basename!==void 0&&
(Rt(t.basename,{instancePath:p+"/basename",parentData:t,parentDataProperty:"basename",rootData:a})||(e=T(e,Rt),i=e.length)),t.author!==void 0&&(Je(t.author,{instancePath:p+
"/author",parentData:t,parentDataProperty:"author",rootData:a})||(e=T(e,Je),i=e.length)),t.copyright!==void 0&&(Je(t.copyright,{instancePath:p+"/copyright",parentData:t,
parentDataProperty:"copyright",rootData:a})||(e=T(e,Je),i=e.length)),t.notes!==void 0&&(Je(t.notes,{instancePath:p+"/notes",parentData:t,parentDataProperty:"not\
es",rootData:a})||(e=T(e,Je),i=e.length)),t.alt!==void 0&&(Lt(t.alt,{instancePath:p+"/alt",parentData:t,parentDataProperty:"alt",rootData:a})||(e=T(e,Lt),i=e.length)),
t.title!==void 0&&(Lt(t.title,{instancePath:p+"/title",parentData:t,parentDataProperty:"title",rootData:a})||(e=T(e,Lt),i=e.length)),t.format!==void 0&&(De(t.format,
{instancePath:p+"/format",parentData:t,parentDataProperty:"format",rootData:a})||(e=T(e,De),i=e.length)),t.id!==void 0&&(De(t.id,{instancePath:p+"/id",parentData:t,
parentDataProperty:"id",rootData:a})||(e=T(e,De),i=e.length)),t.md5!==void 0&&(De(t.md5,{instancePath:p+"/md5",parentData:t,parentDataProperty:"md5",rootData:a})||
(e=T(e,De),i=e.length)),t.path!==void 0&&(De(t.path,{instancePath:p+"/path",parentData:t,parentDataProperty:"path",rootData:a})||(e=T(e,De),i=e.length)),t.mime_type!==
void 0&&(mi(t.mime_type,{instancePath:p+"/mime_type",parentData:t,parentDataProperty:"mime_type",rootData:a})||(e=T(e,mi),i=e.length)),t.in_use!==void 0&&(_i(t.
in_use,{instancePath:p+"/in_use",parentData:t,parentDataProperty:"in_use",rootData:a})||(e=T(e,_i),i=e.length)),t.upload_collection!==void 0&&(bi(t.upload_collection,
{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:a})||(e=T(e,bi),i=e.length)),t.orientation!==void 0&&(gi(t.orientation,
{instancePath:p+"/orientation",parentData:t,parentDataProperty:"orientation",rootData:a})||(e=T(e,gi),i=e.length)),t.resolution!==void 0&&(ci(t.resolution,{instancePath:p+
"/resolution",parentData:t,parentDataProperty:"resolution",rootData:a})||(e=T(e,ci),i=e.length))}else e=c(e,p,"type",{type:"object"},is,t),i++;return yi.errors=
e,i===0}function as(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)
bs.call(ai.properties,r)||(e=c(e,p,"additionalProperties",{additionalProperty:r},ai,t),i++);if(t.AND!==void 0){let r=t.AND;if(!Array.isArray(r)){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:
(e=c(e,p+"/AND","type",{type:"array"},ai.properties.AND,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.AND=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)
yi(r[n],{instancePath:p+"/AND/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=T(e,yi),i=e.length)}}if(t.OR!==void 0){let r=t.OR;if(!Array.isArray(r)){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,Array.isArray(r)&&(n=r)),n===void 0&&(s==="string"||s==="number"||s==="boolean"||r===null?n=[r]:
(e=c(e,p+"/OR","type",{type:"array"},ai.properties.OR,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.OR=n))}if(Array.isArray(r)){let s=r.length;for(let n=0;n<s;n++)yi(
r[n],{instancePath:p+"/OR/"+n,parentData:r,parentDataProperty:n,rootData:a})||(e=T(e,yi),i=e.length)}}t.type!==void 0&&(ui(t.type,{instancePath:p+"/type",parentData:t,
parentDataProperty:"type",rootData:a})||(e=T(e,ui),i=e.length)),t.size!==void 0&&(He(t.size,{instancePath:p+"/size",parentData:t,parentDataProperty:"size",rootData:a})||
(e=T(e,He),i=e.length)),t.width!==void 0&&(He(t.width,{instancePath:p+"/width",parentData:t,parentDataProperty:"width",rootData:a})||(e=T(e,He),i=e.length)),t.height!==
void 0&&(He(t.height,{instancePath:p+"/height",parentData:t,parentDataProperty:"height",rootData:a})||(e=T(e,He),i=e.length)),t._created_at!==void 0&&(Ot(t._created_at,
{instancePath:p+"/_created_at",parentData:t,parentDataProperty:"_created_at",rootData:a})||(e=T(e,Ot),i=e.length)),t._updated_at!==void 0&&(Ot(t._updated_at,{instancePath:p+
"/_updated_at",parentData:t,parentDataProperty:"_updated_at",rootData:a})||(e=T(e,Ot),i=e.length)),t.tags!==void 0&&(Ge(t.tags,{instancePath:p+"/tags",parentData:t,
parentDataProperty:"tags",rootData:a})||(e=T(e,Ge),i=e.length)),t.smart_tags!==void 0&&(Ge(t.smart_tags,{instancePath:p+"/smart_tags",parentData:t,parentDataProperty:"\
smart_tags",rootData:a})||(e=T(e,Ge),i=e.length)),t.colors!==void 0&&(Ge(t.colors,{instancePath:p+"/colors",parentData:t,parentDataProperty:"colors",rootData:a})||
(e=T(e,Ge),i=e.length)),t.filename!==void 0&&(Rt(t.filename,{instancePath:p+"/filename",parentData:t,parentDataProperty:"filename",rootData:a})||(e=T(e,Rt),i=e.
length)),t.basename!==void 0&&(Rt(t.basename,{instancePath:p+"/basename",parentData:t,parentDataProperty:"basename",rootData:a})||(e=T(e,Rt),i=e.length)),t.author!==
void 0&&(Je(t.author,{instancePath:p+"/author",parentData:t,parentDataProperty:"author",rootData:a})||(e=T(e,Je),i=e.length)),t.copyright!==void 0&&(Je(t.copyright,
{instancePath:p+"/copyright",parentData:t,parentDataProperty:"copyright",rootData:a})||(e=T(e,Je),i=e.length)),t.notes!==void 0&&(Je(t.notes,{instancePath:p+"/n\
otes",parentData:t,parentDataProperty:"notes",rootData:a})||(e=T(e,Je),i=e.length)),t.alt!==void 0&&(Lt(t.alt,{instancePath:p+"/alt",parentData:t,parentDataProperty:"\
alt",rootData:a})||(e=T(e,Lt),i=e.length)),t.title!==void 0&&(Lt(t.title,{instancePath:p+"/title",parentData:t,parentDataProperty:"title",rootData:a})||(e=T(e,Lt),
i=e.length)),t.format!==void 0&&(De(t.format,{instancePath:p+"/format",parentData:t,parentDataProperty:"format",rootData:a})||(e=T(e,De),i=e.length)),t.id!==void 0&&
(De(t.id,{instancePath:p+"/id",parentData:t,parentDataProperty:"id",rootData:a})||(e=T(e,De),i=e.length)),t.md5!==void 0&&(De(t.md5,{instancePath:p+"/md5",parentData:t,
parentDataProperty:"md5",rootData:a})||(e=T(e,De),i=e.length)),t.path!==void 0&&(De(t.path,{instancePath:p+"/path",parentData:t,parentDataProperty:"path",rootData:a})||
(e=T(e,De),i=e.length)),t.mime_type!==void 0&&(mi(t.mime_type,{instancePath:p+"/mime_type",parentData:t,parentDataProperty:"mime_type",rootData:a})||(e=T(e,mi),
i=e.length)),t.in_use!==void 0&&(_i(t.in_use,{instancePath:p+"/in_use",parentData:t,parentDataProperty:"in_use",rootData:a})||(e=T(e,_i),i=e.length)),t.upload_collection!==
void 0&&(bi(t.upload_collection,{instancePath:p+"/upload_collection",parentData:t,parentDataProperty:"upload_collection",rootData:a})||(e=T(e,bi),i=e.length)),t.
orientation!==void 0&&(gi(t.orientation,{instancePath:p+"/orientation",parentData:t,parentDataProperty:"orientation",rootData:a})||(e=T(e,gi),i=e.length)),t.resolution!==
void 0&&(ci(t.resolution,{instancePath:p+"/resolution",parentData:t,parentDataProperty:"resolution",rootData:a})||(e=T(e,ci),i=e.length))}else e=c(e,p,"type",{type:"\
object"},ai,t),i++;return as.errors=e,i===0}var ss={type:"string",enum:["_created_at_ASC","_created_at_DESC","_updated_at_ASC","_updated_at_DESC","basename_ASC",
"basename_DESC","filename_ASC","filename_DESC","format_ASC","format_DESC","id_ASC","id_DESC","mime_type_ASC","mime_type_DESC","resolution_ASC","resolution_DESC",
"size_ASC","size_DESC"]};function ys(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(typeof t!="string"){let r=typeof t,
s;r=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],r=typeof t,typeof t=="string"&&(s=t)),s===void 0&&(r=="number"||r=="boolean"?s=""+t:t===null?s="":(e=c(e,p,
"type",{type:"string"},ss,t),i++)),s!==void 0&&(t=s,_!==void 0&&(_[m]=s))}return t==="_created_at_ASC"||t==="_created_at_DESC"||t==="_updated_at_ASC"||t==="_upd\
ated_at_DESC"||t==="basename_ASC"||t==="basename_DESC"||t==="filename_ASC"||t==="filename_DESC"||t==="format_ASC"||t==="format_DESC"||t==="id_ASC"||t==="id_DESC"||
t==="mime_type_ASC"||t==="mime_type_DESC"||t==="resolution_ASC"||t==="resolution_DESC"||t==="size_ASC"||t==="size_DESC"||(e=c(e,p,"enum",{allowedValues:ss.enum},
ss,t),i++),ys.errors=e,i===0}function Ll(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){t["page[offset]"]===void 0&&(t["page[offset]"]=0),t["page[limit]"]===void 0&&(t["page[limit]"]=30);for(let n in t)n==="page[offset]"||n==="page[limi\
t]"||n==="filter[ids]"||n==="filter[query]"||n==="filter[fields]"||n==="locale"||n==="order_by"||(e=c(e,p,"additionalProperties",{additionalProperty:n},lt,t),i++);
let r=t["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n=typeof r,l;n=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],n=typeof r,
typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(l=r)),l===void 0&&(n==="boolean"||r===null||n==="string"&&r&&r==+r&&!(r%1)?l=+r:(e=c(e,p+"/page[offset]","t\
ype",{type:"integer"},lt.properties["page[offset]"],r),i++)),l!==void 0&&(r=l,t!==void 0&&(t["page[offset]"]=l))}typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&
(e=c(e,p+"/page[offset]","minimum",{comparison:">=",limit:0},lt.properties["page[offset]"],r),i++);let s=t["page[limit]"];if(!(typeof s=="number"&&!(s%1)&&!isNaN(
s)&&isFinite(s))){let n=typeof s,l;n=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],n=typeof s,typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)&&(l=s)),l===
void 0&&(n==="boolean"||s===null||n==="string"&&s&&s==+s&&!(s%1)?l=+s:(e=c(e,p+"/page[limit]","type",{type:"integer"},lt.properties["page[limit]"],s),i++)),l!==
void 0&&(s=l,t!==void 0&&(t["page[limit]"]=l))}if(typeof s=="number"&&isFinite(s)&&((s>500||isNaN(s))&&(e=c(e,p+"/page[limit]","maximum",{comparison:"<=",limit:500},
lt.properties["page[limit]"],s),i++),(s<1||isNaN(s))&&(e=c(e,p+"/page[limit]","minimum",{comparison:">=",limit:1},lt.properties["page[limit]"],s),i++)),t["filte\
r[ids]"]!==void 0){let n=t["filter[ids]"];if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="stri\
ng"&&(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/filter[ids]","type",{type:"string"},lt.properties["filter[ids]"],n),i++)),f!==
void 0&&(n=f,t!==void 0&&(t["filter[ids]"]=f))}}if(t["filter[query]"]!==void 0){let n=t["filter[query]"];if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.
isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="string"&&(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/filter[query]","ty\
pe",{type:"string"},lt.properties["filter[query]"],n),i++)),f!==void 0&&(n=f,t!==void 0&&(t["filter[query]"]=f))}}if(t["filter[fields]"]!==void 0&&(as(t["filter\
[fields]"],{instancePath:p+"/filter[fields]",parentData:t,parentDataProperty:"filter[fields]",rootData:a})||(e=T(e,as),i=e.length)),t.locale!==void 0){let n=t.locale;
if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="string"&&(f=n)),f===void 0&&(l=="number"||l=="\
boolean"?f=""+n:n===null?f="":(e=c(e,p+"/locale","type",{type:"string"},lt.properties.locale,n),i++)),f!==void 0&&(n=f,t!==void 0&&(t.locale=f))}}if(t.order_by!==
void 0){let n=t.order_by;if(!Array.isArray(n)){let l=typeof n,f;l=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,Array.isArray(n)&&(f=n)),f===void 0&&
(l==="string"||l==="number"||l==="boolean"||n===null?f=[n]:(e=c(e,p+"/order_by","type",{type:"array"},lt.properties.order_by,n),i++)),f!==void 0&&(n=f,t!==void 0&&
(t.order_by=f))}if(Array.isArray(n)){let l=n.length;for(let f=0;f<l;f++)ys(n[f],{instancePath:p+"/order_by/"+f,parentData:n,parentDataProperty:f,rootData:a})||(e=
T(e,ys),i=e.length)}}}else e=c(e,p,"type",{type:"object"},lt,t),i++;return Ll.errors=e,i===0}var ia=Sl,fl={$id:"standin://flat/query/getSite",type:"object",additionalProperties:!1,
properties:{}};function Sl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)
e=c(e,p,"additionalProperties",{additionalProperty:r},fl,t),i++;else e=c(e,p,"type",{type:"object"},fl,t),i++;return Sl.errors=e,i===0}var pa=Ml,dl={$id:"standi\
n://flat/query/listEnvironments",type:"object",additionalProperties:!1,properties:{}};function Ml(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},dl,t),i++;else e=c(e,p,"type",{type:"\
object"},dl,t),i++;return Ml.errors=e,i===0}var oa=Wl,al={$id:"standin://flat/query/bulkTagUploads",type:"object",additionalProperties:!1,properties:{}};function Wl(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},al,t),i++;else e=c(e,p,"type",{type:"object"},al,t),i++;return Wl.errors=e,i===0}var sa=Bl,yl={$id:"standin://flat/query/b\
ulkSetUploadCollection",type:"object",additionalProperties:!1,properties:{}};function Bl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},yl,t),i++;else e=c(e,p,"type",{type:"\
object"},yl,t),i++;return Bl.errors=e,i===0}var na=Kl,ul={$id:"standin://flat/query/bulkDestroyUploads",type:"object",additionalProperties:!1,properties:{}};function Kl(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},ul,t),i++;else e=c(e,p,"type",{type:"object"},ul,t),i++;return Kl.errors=e,i===0}var la=Zl,vr={$id:"standin://flat/query/l\
istUploadReferences",type:"object",additionalProperties:!1,properties:{version:{type:"string",enum:["current","published","published-or-current"]},nested:{type:"\
boolean"}}};function Zl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){for(let r in t)
r==="version"||r==="nested"||(e=c(e,p,"additionalProperties",{additionalProperty:r},vr,t),i++);if(t.version!==void 0){let r=t.version;if(typeof r!="string"){let s=typeof r,
n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+
"/version","type",{type:"string"},vr.properties.version,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.version=n))}r==="current"||r==="published"||r==="published-or-c\
urrent"||(e=c(e,p+"/version","enum",{allowedValues:vr.properties.version.enum},vr.properties.version,r),i++)}if(t.nested!==void 0){let r=t.nested;if(typeof r!="\
boolean"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="boolean"&&(n=r)),n===void 0&&(r==="false"||r===0||r===null?
n=!1:r==="true"||r===1?n=!0:(e=c(e,p+"/nested","type",{type:"boolean"},vr.properties.nested,r),i++)),n!==void 0&&(r=n,t!==void 0&&(t.nested=n))}}}else e=c(e,p,"\
type",{type:"object"},vr,t),i++;return Zl.errors=e,i===0}var fa=Yl,ml={$id:"standin://flat/query/listUploadTracks",type:"object",additionalProperties:!1,properties:{}};
function Yl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=
c(e,p,"additionalProperties",{additionalProperty:r},ml,t),i++;else e=c(e,p,"type",{type:"object"},ml,t),i++;return Yl.errors=e,i===0}var da=Hl,_l={$id:"standin:\
//flat/query/createUploadTrack",type:"object",additionalProperties:!1,properties:{}};function Hl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},_l,t),i++;else e=c(e,p,"type",{type:"\
object"},_l,t),i++;return Hl.errors=e,i===0}var aa=Gl,Jt={$id:"standin://flat/query/listUploadTags",type:"object",additionalProperties:!1,properties:{"page[offs\
et]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function Gl(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t["page[offset]"]===void 0&&(t["page[offset]"]=0),
t["page[limit]"]===void 0&&(t["page[limit]"]=50);for(let n in t)n==="page[offset]"||n==="page[limit]"||n==="filter[query]"||(e=c(e,p,"additionalProperties",{additionalProperty:n},
Jt,t),i++);let r=t["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n=typeof r,l;n=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],
n=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(l=r)),l===void 0&&(n==="boolean"||r===null||n==="string"&&r&&r==+r&&!(r%1)?l=+r:(e=c(e,p+"/page[\
offset]","type",{type:"integer"},Jt.properties["page[offset]"],r),i++)),l!==void 0&&(r=l,t!==void 0&&(t["page[offset]"]=l))}typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))&&(e=c(e,p+"/page[offset]","minimum",{comparison:">=",limit:0},Jt.properties["page[offset]"],r),i++);let s=t["page[limit]"];if(!(typeof s=="number"&&
!(s%1)&&!isNaN(s)&&isFinite(s))){let n=typeof s,l;n=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],n=typeof s,typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(
s)&&(l=s)),l===void 0&&(n==="boolean"||s===null||n==="string"&&s&&s==+s&&!(s%1)?l=+s:(e=c(e,p+"/page[limit]","type",{type:"integer"},Jt.properties["page[limit]"],
s),i++)),l!==void 0&&(s=l,t!==void 0&&(t["page[limit]"]=l))}if(typeof s=="number"&&isFinite(s)&&((s>500||isNaN(s))&&(e=c(e,p+"/page[limit]","maximum",{comparison:"\
<=",limit:500},Jt.properties["page[limit]"],s),i++),(s<1||isNaN(s))&&(e=c(e,p+"/page[limit]","minimum",{comparison:">=",limit:1},Jt.properties["page[limit]"],s),
i++)),t["filter[query]"]!==void 0){let n=t["filter[query]"];if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,
typeof n=="string"&&(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/filter[query]","type",{type:"string"},Jt.properties["filter[qu\
ery]"],n),i++)),f!==void 0&&(n=f,t!==void 0&&(t["filter[query]"]=f))}}}else e=c(e,p,"type",{type:"object"},Jt,t),i++;return Gl.errors=e,i===0}var ya=Jl,bl={$id:"\
standin://flat/query/createUploadTag",type:"object",additionalProperties:!1,properties:{}};function Jl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},bl,t),i++;else e=c(e,p,"type",{type:"\
object"},bl,t),i++;return Jl.errors=e,i===0}var ua=Ql,Qt={$id:"standin://flat/query/listUploadSmartTags",type:"object",additionalProperties:!1,properties:{"page\
[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,default:50},"filter[query]":{type:"string"}}};function Ql(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t["page[offset]"]===void 0&&(t["\
page[offset]"]=0),t["page[limit]"]===void 0&&(t["page[limit]"]=50);for(let n in t)n==="page[offset]"||n==="page[limit]"||n==="filter[query]"||(e=c(e,p,"addition\
alProperties",{additionalProperty:n},Qt,t),i++);let r=t["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let n=typeof r,l;n=="object"&&
Array.isArray(r)&&r.length==1&&(r=r[0],n=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(l=r)),l===void 0&&(n==="boolean"||r===null||n==="string"&&
r&&r==+r&&!(r%1)?l=+r:(e=c(e,p+"/page[offset]","type",{type:"integer"},Qt.properties["page[offset]"],r),i++)),l!==void 0&&(r=l,t!==void 0&&(t["page[offset]"]=l))}
typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=c(e,p+"/page[offset]","minimum",{comparison:">=",limit:0},Qt.properties["page[offset]"],r),i++);let s=t["pa\
ge[limit]"];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let n=typeof s,l;n=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],n=typeof s,typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s)&&(l=s)),l===void 0&&(n==="boolean"||s===null||n==="string"&&s&&s==+s&&!(s%1)?l=+s:(e=c(e,p+"/page[limit]","type",{type:"\
integer"},Qt.properties["page[limit]"],s),i++)),l!==void 0&&(s=l,t!==void 0&&(t["page[limit]"]=l))}if(typeof s=="number"&&isFinite(s)&&((s>500||isNaN(s))&&(e=c(
e,p+"/page[limit]","maximum",{comparison:"<=",limit:500},Qt.properties["page[limit]"],s),i++),(s<1||isNaN(s))&&(e=c(e,p+"/page[limit]","minimum",{comparison:">=",
limit:1},Qt.properties["page[limit]"],s),i++)),t["filter[query]"]!==void 0){let n=t["filter[query]"];if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.
isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="string"&&(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/filter[query]","ty\
pe",{type:"string"},Qt.properties["filter[query]"],n),i++)),f!==void 0&&(n=f,t!==void 0&&(t["filter[query]"]=f))}}}else e=c(e,p,"type",{type:"object"},Qt,t),i++;
return Ql.errors=e,i===0}var ma=Xl,gl={$id:"standin://flat/query/getUploadFilter",type:"object",additionalProperties:!1,properties:{}};function Xl(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},
gl,t),i++;else e=c(e,p,"type",{type:"object"},gl,t),i++;return Xl.errors=e,i===0}var _a=Pl,cl={$id:"standin://flat/query/updateUploadFilter",type:"object",additionalProperties:!1,
properties:{}};function Pl(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)
e=c(e,p,"additionalProperties",{additionalProperty:r},cl,t),i++;else e=c(e,p,"type",{type:"object"},cl,t),i++;return Pl.errors=e,i===0}var ba=ef,Al={$id:"standi\
n://flat/query/deleteUploadFilter",type:"object",additionalProperties:!1,properties:{}};function ef(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Al,t),i++;else e=c(e,p,"type",{type:"\
object"},Al,t),i++;return ef.errors=e,i===0}var ga=tf,ql={$id:"standin://flat/query/createUploadFilter",type:"object",additionalProperties:!1,properties:{}};function tf(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},ql,t),i++;else e=c(e,p,"type",{type:"object"},ql,t),i++;return tf.errors=e,i===0}var ca=rf,jl={$id:"standin://flat/query/l\
istUploadFilters",type:"object",additionalProperties:!1,properties:{}};function rf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},jl,t),i++;else e=c(e,p,"type",{type:"object"},
jl,t),i++;return rf.errors=e,i===0}var Aa=pf,vl={$id:"standin://flat/query/createUploadRequest",type:"object",additionalProperties:!1,properties:{}};function pf(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},vl,t),i++;else e=c(e,p,"type",{type:"object"},vl,t),i++;return pf.errors=e,i===0}var qa=of,Dl={$id:"standin://flat/query/u\
pdateWebhook",type:"object",additionalProperties:!1,properties:{}};function of(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,
i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Dl,t),i++;else e=c(e,p,"type",{type:"object"},
Dl,t),i++;return of.errors=e,i===0}var ja=sf,kl={$id:"standin://flat/query/getWebhook",type:"object",additionalProperties:!1,properties:{}};function sf(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},
kl,t),i++;else e=c(e,p,"type",{type:"object"},kl,t),i++;return sf.errors=e,i===0}var va=nf,hl={$id:"standin://flat/query/deleteWebhook",type:"object",additionalProperties:!1,
properties:{}};function nf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)
e=c(e,p,"additionalProperties",{additionalProperty:r},hl,t),i++;else e=c(e,p,"type",{type:"object"},hl,t),i++;return nf.errors=e,i===0}var Da=lf,Nl={$id:"standi\
n://flat/query/createWebhook",type:"object",additionalProperties:!1,properties:{}};function lf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Nl,t),i++;else e=c(e,p,"type",{type:"\
object"},Nl,t),i++;return lf.errors=e,i===0}var ka=ff,$l={$id:"standin://flat/query/listWebhooks",type:"object",additionalProperties:!1,properties:{}};function ff(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},$l,t),i++;else e=c(e,p,"type",{type:"object"},$l,t),i++;return ff.errors=e,i===0}var ha=df,re={$id:"standin://flat/query/l\
istWebhookCalls",type:"object",additionalProperties:!1,properties:{"page[offset]":{type:"integer",minimum:0,default:0},"page[limit]":{type:"integer",minimum:1,maximum:500,
default:30},"filter[ids]":{type:"string"},"filter[fields][webhook_id][eq]":{type:"string"},"filter[fields][entity_type][eq]":{$ref:"standin://flat/schemas#/$def\
s/EntityType"},"filter[fields][event_type][eq]":{$ref:"standin://flat/schemas#/$defs/EventType"},"filter[fields][status][eq]":{$ref:"standin://flat/schemas#/$de\
fs/WebhookCallStatus"},"filter[fields][created_at][gt]":{type:"string",format:"date-time"},"filter[fields][created_at][lt]":{type:"string",format:"date-time"},"\
filter[fields][last_sent_at][gt]":{type:"string",format:"date-time"},"filter[fields][last_sent_at][lt]":{type:"string",format:"date-time"},"filter[fields][next_\
retry_at][gt]":{type:"string",format:"date-time"},"filter[fields][next_retry_at][lt]":{type:"string",format:"date-time"},order_by:{type:"string",enum:["webhook_\
id_asc","webhook_id_desc","created_at_asc","created_at_desc","last_sent_at_asc","last_sent_at_desc","next_retry_at_asc","next_retry_at_desc"],default:"created_a\
t_desc"}}},ns={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function us(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(typeof t!="string"){let r=typeof t,s;r=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],r=
typeof t,typeof t=="string"&&(s=t)),s===void 0&&(r=="number"||r=="boolean"?s=""+t:t===null?s="":(e=c(e,p,"type",{type:"string"},ns,t),i++)),s!==void 0&&(t=s,_!==
void 0&&(_[m]=s))}return t==="item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cac\
he_tags"||(e=c(e,p,"enum",{allowedValues:ns.enum},ns,t),i++),us.errors=e,i===0}var ls={type:"string",enum:["create","update","delete","publish","unpublish","pro\
mote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function ms(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(typeof t!="string"){let r=typeof t,s;r=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],r=typeof t,typeof t=="string"&&(s=t)),s===void 0&&(r==
"number"||r=="boolean"?s=""+t:t===null?s="":(e=c(e,p,"type",{type:"string"},ls,t),i++)),s!==void 0&&(t=s,_!==void 0&&(_[m]=s))}return t==="create"||t==="update"||
t==="delete"||t==="publish"||t==="unpublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"||
(e=c(e,p,"enum",{allowedValues:ls.enum},ls,t),i++),ms.errors=e,i===0}var fs={type:"string",enum:["pending","success","failed","rescheduled"]};function _s(t,{instancePath:p="",
parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(typeof t!="string"){let r=typeof t,s;r=="object"&&Array.isArray(t)&&t.length==1&&(t=t[0],r=
typeof t,typeof t=="string"&&(s=t)),s===void 0&&(r=="number"||r=="boolean"?s=""+t:t===null?s="":(e=c(e,p,"type",{type:"string"},fs,t),i++)),s!==void 0&&(t=s,_!==
void 0&&(_[m]=s))}return t==="pending"||t==="success"||t==="failed"||t==="rescheduled"||(e=c(e,p,"enum",{allowedValues:fs.enum},fs,t),i++),_s.errors=e,i===0}function df(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t)){t["page[offset]"]===void 0&&(t["\
page[offset]"]=0),t["page[limit]"]===void 0&&(t["page[limit]"]=30),t.order_by===void 0&&(t.order_by="created_at_desc");for(let l in t)bs.call(re.properties,l)||
(e=c(e,p,"additionalProperties",{additionalProperty:l},re,t),i++);let r=t["page[offset]"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){let l=typeof r,
f;l=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],l=typeof r,typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r)&&(f=r)),f===void 0&&(l==="boolean"||r===null||
l==="string"&&r&&r==+r&&!(r%1)?f=+r:(e=c(e,p+"/page[offset]","type",{type:"integer"},re.properties["page[offset]"],r),i++)),f!==void 0&&(r=f,t!==void 0&&(t["pag\
e[offset]"]=f))}typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))&&(e=c(e,p+"/page[offset]","minimum",{comparison:">=",limit:0},re.properties["page[offset]"],r),
i++);let s=t["page[limit]"];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let l=typeof s,f;l=="object"&&Array.isArray(s)&&s.length==1&&(s=s[0],l=typeof s,
typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s)&&(f=s)),f===void 0&&(l==="boolean"||s===null||l==="string"&&s&&s==+s&&!(s%1)?f=+s:(e=c(e,p+"/page[limit]","ty\
pe",{type:"integer"},re.properties["page[limit]"],s),i++)),f!==void 0&&(s=f,t!==void 0&&(t["page[limit]"]=f))}if(typeof s=="number"&&isFinite(s)&&((s>500||isNaN(
s))&&(e=c(e,p+"/page[limit]","maximum",{comparison:"<=",limit:500},re.properties["page[limit]"],s),i++),(s<1||isNaN(s))&&(e=c(e,p+"/page[limit]","minimum",{comparison:"\
>=",limit:1},re.properties["page[limit]"],s),i++)),t["filter[ids]"]!==void 0){let l=t["filter[ids]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.
isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[ids]","type",
{type:"string"},re.properties["filter[ids]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[ids]"]=d))}}if(t["filter[fields][webhook_id][eq]"]!==void 0){let l=t["\
filter[fields][webhook_id][eq]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),
d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][webhook_id][eq]","type",{type:"string"},re.properties["filter[fields][webh\
ook_id][eq]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][webhook_id][eq]"]=d))}}if(t["filter[fields][entity_type][eq]"]!==void 0&&(us(t["filter[fi\
elds][entity_type][eq]"],{instancePath:p+"/filter[fields][entity_type][eq]",parentData:t,parentDataProperty:"filter[fields][entity_type][eq]",rootData:a})||(e=T(
e,us),i=e.length)),t["filter[fields][event_type][eq]"]!==void 0&&(ms(t["filter[fields][event_type][eq]"],{instancePath:p+"/filter[fields][event_type][eq]",parentData:t,
parentDataProperty:"filter[fields][event_type][eq]",rootData:a})||(e=T(e,ms),i=e.length)),t["filter[fields][status][eq]"]!==void 0&&(_s(t["filter[fields][status\
][eq]"],{instancePath:p+"/filter[fields][status][eq]",parentData:t,parentDataProperty:"filter[fields][status][eq]",rootData:a})||(e=T(e,_s),i=e.length)),t["filt\
er[fields][created_at][gt]"]!==void 0){let l=t["filter[fields][created_at][gt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==
1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][created_at][gt]","type",{
type:"string"},re.properties["filter[fields][created_at][gt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][created_at][gt]"]=d))}typeof l=="string"&&
(it.test(l)||(e=c(e,p+"/filter[fields][created_at][gt]","format",{format:"date-time"},re.properties["filter[fields][created_at][gt]"],l),i++))}if(t["filter[fiel\
ds][created_at][lt]"]!==void 0){let l=t["filter[fields][created_at][lt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][created_at][lt]","type",{type:"\
string"},re.properties["filter[fields][created_at][lt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][created_at][lt]"]=d))}typeof l=="string"&&(it.
test(l)||(e=c(e,p+"/filter[fields][created_at][lt]","format",{format:"date-time"},re.properties["filter[fields][created_at][lt]"],l),i++))}if(t["filter[fields][\
last_sent_at][gt]"]!==void 0){let l=t["filter[fields][last_sent_at][gt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==1&&(l=
l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][last_sent_at][gt]","type",{type:"\
string"},re.properties["filter[fields][last_sent_at][gt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][last_sent_at][gt]"]=d))}typeof l=="string"&&
(it.test(l)||(e=c(e,p+"/filter[fields][last_sent_at][gt]","format",{format:"date-time"},re.properties["filter[fields][last_sent_at][gt]"],l),i++))}if(t["filter[\
fields][last_sent_at][lt]"]!==void 0){let l=t["filter[fields][last_sent_at][lt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&l.length==
1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][last_sent_at][lt]","type",
{type:"string"},re.properties["filter[fields][last_sent_at][lt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][last_sent_at][lt]"]=d))}typeof l=="st\
ring"&&(it.test(l)||(e=c(e,p+"/filter[fields][last_sent_at][lt]","format",{format:"date-time"},re.properties["filter[fields][last_sent_at][lt]"],l),i++))}if(t["\
filter[fields][next_retry_at][gt]"]!==void 0){let l=t["filter[fields][next_retry_at][gt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.isArray(l)&&
l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][next_retry_at][\
gt]","type",{type:"string"},re.properties["filter[fields][next_retry_at][gt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][next_retry_at][gt]"]=d))}
typeof l=="string"&&(it.test(l)||(e=c(e,p+"/filter[fields][next_retry_at][gt]","format",{format:"date-time"},re.properties["filter[fields][next_retry_at][gt]"],
l),i++))}if(t["filter[fields][next_retry_at][lt]"]!==void 0){let l=t["filter[fields][next_retry_at][lt]"];if(typeof l!="string"){let f=typeof l,d;f=="object"&&Array.
isArray(l)&&l.length==1&&(l=l[0],f=typeof l,typeof l=="string"&&(d=l)),d===void 0&&(f=="number"||f=="boolean"?d=""+l:l===null?d="":(e=c(e,p+"/filter[fields][nex\
t_retry_at][lt]","type",{type:"string"},re.properties["filter[fields][next_retry_at][lt]"],l),i++)),d!==void 0&&(l=d,t!==void 0&&(t["filter[fields][next_retry_a\
t][lt]"]=d))}typeof l=="string"&&(it.test(l)||(e=c(e,p+"/filter[fields][next_retry_at][lt]","format",{format:"date-time"},re.properties["filter[fields][next_ret\
ry_at][lt]"],l),i++))}let n=t.order_by;if(typeof n!="string"){let l=typeof n,f;l=="object"&&Array.isArray(n)&&n.length==1&&(n=n[0],l=typeof n,typeof n=="string"&&
(f=n)),f===void 0&&(l=="number"||l=="boolean"?f=""+n:n===null?f="":(e=c(e,p+"/order_by","type",{type:"string"},re.properties.order_by,n),i++)),f!==void 0&&(n=f,
t!==void 0&&(t.order_by=f))}n==="webhook_id_asc"||n==="webhook_id_desc"||n==="created_at_asc"||n==="created_at_desc"||n==="last_sent_at_asc"||n==="last_sent_at_\
desc"||n==="next_retry_at_asc"||n==="next_retry_at_desc"||(e=c(e,p+"/order_by","enum",{allowedValues:re.properties.order_by.enum},re.properties.order_by,n),i++)}else
e=c(e,p,"type",{type:"object"},re,t),i++;return df.errors=e,i===0}var Na=af,xl={$id:"standin://flat/query/getWebhookCall",type:"object",additionalProperties:!1,
properties:{}};function af(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)
e=c(e,p,"additionalProperties",{additionalProperty:r},xl,t),i++;else e=c(e,p,"type",{type:"object"},xl,t),i++;return af.errors=e,i===0}var $a=yf,wl={$id:"standi\
n://flat/query/resendWebhookCall",type:"object",additionalProperties:!1,properties:{}};function yf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},wl,t),i++;else e=c(e,p,"type",{type:"\
object"},wl,t),i++;return yf.errors=e,i===0}var xa=uf,El={$id:"standin://flat/query/getUploadCollection",type:"object",additionalProperties:!1,properties:{}};function uf(t,{
instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additio\
nalProperties",{additionalProperty:r},El,t),i++;else e=c(e,p,"type",{type:"object"},El,t),i++;return uf.errors=e,i===0}var wa=mf,Fl={$id:"standin://flat/query/u\
pdateUploadCollection",type:"object",additionalProperties:!1,properties:{}};function mf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Fl,t),i++;else e=c(e,p,"type",{type:"\
object"},Fl,t),i++;return mf.errors=e,i===0}var Ea=_f,Tl={$id:"standin://flat/query/deleteUploadCollection",type:"object",additionalProperties:!1,properties:{}};
function _f(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=
c(e,p,"additionalProperties",{additionalProperty:r},Tl,t),i++;else e=c(e,p,"type",{type:"object"},Tl,t),i++;return _f.errors=e,i===0}var Fa=bf,Ul={$id:"standin:\
//flat/query/createUploadCollection",type:"object",additionalProperties:!1,properties:{}};function bf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){
let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Ul,t),i++;else e=c(e,p,"type",{type:"\
object"},Ul,t),i++;return bf.errors=e,i===0}var Ta=gf,ds={$id:"standin://flat/query/listUploadCollections",type:"object",additionalProperties:!1,properties:{"fi\
lter[ids]":{type:"string"}}};function gf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.
isArray(t)){for(let r in t)r!=="filter[ids]"&&(e=c(e,p,"additionalProperties",{additionalProperty:r},ds,t),i++);if(t["filter[ids]"]!==void 0){let r=t["filter[id\
s]"];if(typeof r!="string"){let s=typeof r,n;s=="object"&&Array.isArray(r)&&r.length==1&&(r=r[0],s=typeof r,typeof r=="string"&&(n=r)),n===void 0&&(s=="number"||
s=="boolean"?n=""+r:r===null?n="":(e=c(e,p+"/filter[ids]","type",{type:"string"},ds.properties["filter[ids]"],r),i++)),n!==void 0&&(r=n,t!==void 0&&(t["filter[i\
ds]"]=n))}}}else e=c(e,p,"type",{type:"object"},ds,t),i++;return gf.errors=e,i===0}var Ua=cf,Il={$id:"standin://flat/query/reorderUploadCollections",type:"objec\
t",additionalProperties:!1,properties:{}};function cf(t,{instancePath:p="",parentData:_,parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="o\
bject"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},Il,t),i++;else e=c(e,p,"type",{type:"object"},Il,t),i++;return cf.
errors=e,i===0}var Ia=Af,Vl={$id:"standin://flat/query/getJobResult",type:"object",additionalProperties:!1,properties:{}};function Af(t,{instancePath:p="",parentData:_,
parentDataProperty:m,rootData:a=t}={}){let e=null,i=0;if(t&&typeof t=="object"&&!Array.isArray(t))for(let r in t)e=c(e,p,"additionalProperties",{additionalProperty:r},
Vl,t),i++;else e=c(e,p,"type",{type:"object"},Vl,t),i++;return Af.errors=e,i===0}function c(t,p,_,m,a,e){let i={instancePath:p,keyword:_,params:m,parentSchema:a,
data:e};return t===null?[i]:(t.push(i),t)}function T(t,p){let _=p.errors;if(p.errors=null,t===null)return _;for(let m of _)t.push(m);return t}var Va={updateUpload:Xd,
getUpload:Pd,deleteUpload:ea,createUpload:ta,listUploads:ra,getSite:ia,listEnvironments:pa,bulkTagUploads:oa,bulkSetUploadCollection:sa,bulkDestroyUploads:na,listUploadReferences:la,
listUploadTracks:fa,createUploadTrack:da,listUploadTags:aa,createUploadTag:ya,listUploadSmartTags:ua,getUploadFilter:ma,updateUploadFilter:_a,deleteUploadFilter:ba,
createUploadFilter:ga,listUploadFilters:ca,createUploadRequest:Aa,updateWebhook:qa,getWebhook:ja,deleteWebhook:va,createWebhook:Da,listWebhooks:ka,listWebhookCalls:ha,
getWebhookCall:Na,resendWebhookCall:$a,getUploadCollection:xa,updateUploadCollection:wa,deleteUploadCollection:Ea,createUploadCollection:Fa,listUploadCollections:Ta,
reorderUploadCollections:Ua,getJobResult:Ia};export{Qd as bodies,Va as queries};
